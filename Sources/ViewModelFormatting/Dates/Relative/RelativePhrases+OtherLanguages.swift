import ViewModelContext

extension RelativePhrases {
  /// Other languages, from CLDR.
  static let otherLanguages = """
    fi one other|nyt
    # sekunti sitten;# sekuntia sitten|# sekunnin päästä;# sekunnin päästä
    # minuutti sitten;# minuuttia sitten|# minuutin päästä;# minuutin päästä
    # tunti sitten;# tuntia sitten|# tunnin päästä;# tunnin päästä
    # päivä sitten;# päivää sitten|# päivän päästä;# päivän päästä|eilen;tänään;huomenna
    # viikko sitten;# viikkoa sitten|# viikon päästä;# viikon päästä|viime viikolla;tällä viikolla;ensi viikolla
    # kuukausi sitten;# kuukautta sitten|# kuukauden päästä;# kuukauden päästä|viime kuussa;tässä kuussa;ensi kuussa
    # vuosi sitten;# vuotta sitten|# vuoden päästä;# vuoden päästä|viime vuonna;tänä vuonna;ensi vuonna
    hu one other|most
    # másodperccel ezelőtt;# másodperccel ezelőtt|# másodperc múlva;# másodperc múlva
    # perccel ezelőtt;# perccel ezelőtt|# perc múlva;# perc múlva
    # órával ezelőtt;# órával ezelőtt|# óra múlva;# óra múlva
    # nappal ezelőtt;# nappal ezelőtt|# nap múlva;# nap múlva|tegnap;ma;holnap
    # héttel ezelőtt;# héttel ezelőtt|# hét múlva;# hét múlva|előző hét;ez a hét;következő hét
    # hónappal ezelőtt;# hónappal ezelőtt|# hónap múlva;# hónap múlva|előző hónap;ez a hónap;következő hónap
    # évvel ezelőtt;# évvel ezelőtt|# év múlva;# év múlva|előző év;ez az év;következő év
    el one other|τώρα
    πριν από # δευτερόλεπτο;πριν από # δευτερόλεπτα|σε # δευτερόλεπτο;σε # δευτερόλεπτα
    πριν από # λεπτό;πριν από # λεπτά|σε # λεπτό;σε # λεπτά
    πριν από # ώρα;πριν από # ώρες|σε # ώρα;σε # ώρες
    πριν από # ημέρα;πριν από # ημέρες|σε # ημέρα;σε # ημέρες|χθες;σήμερα;αύριο
    πριν από # εβδομάδα;πριν από # εβδομάδες|σε # εβδομάδα;σε # εβδομάδες|\
    προηγούμενη εβδομάδα;τρέχουσα εβδομάδα;επόμενη εβδομάδα
    πριν από # μήνα;πριν από # μήνες|σε # μήνα;σε # μήνες|προηγούμενος μήνας;τρέχων μήνας;επόμενος μήνας
    πριν από # έτος;πριν από # έτη|σε # έτος;σε # έτη|πέρσι;φέτος;επόμενο έτος
    tr one other|şimdi
    # saniye önce;# saniye önce|# saniye sonra;# saniye sonra
    # dakika önce;# dakika önce|# dakika sonra;# dakika sonra
    # saat önce;# saat önce|# saat sonra;# saat sonra
    # gün önce;# gün önce|# gün sonra;# gün sonra|dün;bugün;yarın
    # hafta önce;# hafta önce|# hafta sonra;# hafta sonra|geçen hafta;bu hafta;gelecek hafta
    # ay önce;# ay önce|# ay sonra;# ay sonra|geçen ay;bu ay;gelecek ay
    # yıl önce;# yıl önce|# yıl sonra;# yıl sonra|geçen yıl;bu yıl;gelecek yıl
    az one other|indi
    # saniyə öncə;# saniyə öncə|# saniyə ərzində;# saniyə ərzində
    # dəqiqə öncə;# dəqiqə öncə|# dəqiqə ərzində;# dəqiqə ərzində
    # saat öncə;# saat öncə|# saat ərzində;# saat ərzində
    # gün öncə;# gün öncə|# gün ərzində;# gün ərzində|dünən;bu gün;sabah
    # həftə öncə;# həftə öncə|# həftə ərzində;# həftə ərzində|keçən həftə;bu həftə;gələn həftə
    # ay öncə;# ay öncə|# ay ərzində;# ay ərzində|keçən ay;bu ay;gələn ay
    # il öncə;# il öncə|# il ərzində;# il ərzində|keçən il;bu il;gələn il
    ka one other|ახლა
    # წამის წინ;# წამის წინ|# წამში;# წამში
    # წუთის წინ;# წუთის წინ|# წუთში;# წუთში
    # საათის წინ;# საათის წინ|# საათში;# საათში
    # დღის წინ;# დღის წინ|# დღეში;# დღეში|გუშინ;დღეს;ხვალ
    # კვირის წინ;# კვირის წინ|# კვირაში;# კვირაში|გასულ კვირაში;ამ კვირაში;მომავალ კვირაში
    # თვის წინ;# თვის წინ|# თვეში;# თვეში|გასულ თვეს;ამ თვეში;მომავალ თვეს
    # წლის წინ;# წლის წინ|# წელიწადში;# წელიწადში|გასულ წელს;ამ წელს;მომავალ წელს
    hy one other|հիմա
    # վայրկյան առաջ;# վայրկյան առաջ|# վայրկյանից;# վայրկյանից
    # րոպե առաջ;# րոպե առաջ|# րոպեից;# րոպեից
    # ժամ առաջ;# ժամ առաջ|# ժամից;# ժամից
    # օր առաջ;# օր առաջ|# օրից;# օրից|երեկ;այսօր;վաղը
    # շաբաթ առաջ;# շաբաթ առաջ|# շաբաթից;# շաբաթից|նախորդ շաբաթ;այս շաբաթ;հաջորդ շաբաթ
    # ամիս առաջ;# ամիս առաջ|# ամսից;# ամսից|նախորդ ամիս;այս ամիս;հաջորդ ամիս
    # տարի առաջ;# տարի առաջ|# տարուց;# տարուց|նախորդ տարի;այս տարի;հաջորդ տարի
    kk one other|қазір
    # секунд бұрын;# секунд бұрын|# секундтан кейін;# секундтан кейін
    # минут бұрын;# минут бұрын|# минуттан кейін;# минуттан кейін
    # сағат бұрын;# сағат бұрын|# сағаттан кейін;# сағаттан кейін
    # күн бұрын;# күн бұрын|# күннен кейін;# күннен кейін|кеше;бүгін;ертең
    # апта бұрын;# апта бұрын|# аптадан кейін;# аптадан кейін|өткен апта;осы апта;келесі апта
    # ай бұрын;# ай бұрын|# айдан кейін;# айдан кейін|өткен ай;осы ай;келесі ай
    # жыл бұрын;# жыл бұрын|# жылдан кейін;# жылдан кейін|былтырғы жыл;биылғы жыл;келесі жыл
    ar one two few many other|الآن
    قبل ثانية واحدة;قبل ثانيتين;قبل # ثوانِ;قبل # ثانية;قبل # ثانية|\
    خلال ثانية واحدة;خلال ثانيتين;خلال # ثوانٍ;خلال # ثانية;خلال # ثانية
    قبل دقيقة واحدة;قبل دقيقتين;قبل # دقائق;قبل # دقيقة;قبل # دقيقة|\
    خلال دقيقة واحدة;خلال دقيقتين;خلال # دقائق;خلال # دقيقة;خلال # دقيقة
    قبل ساعة واحدة;قبل ساعتين;قبل # ساعات;قبل # ساعة;قبل # ساعة|\
    خلال ساعة واحدة;خلال ساعتين;خلال # ساعات;خلال # ساعة;خلال # ساعة
    قبل يوم واحد;قبل يومين;قبل # أيام;قبل # يومًا;قبل # يوم|\
    خلال يوم واحد;خلال يومين;خلال # أيام;خلال # يومًا;خلال # يوم|أمس;اليوم;غدًا
    قبل أسبوع واحد;قبل أسبوعين;قبل # أسابيع;قبل # أسبوعًا;قبل # أسبوع|\
    خلال أسبوع واحد;خلال أسبوعين;خلال # أسابيع;خلال # أسبوعًا;خلال # أسبوع|الأسبوع الماضي;هذا الأسبوع;الأسبوع القادم
    قبل شهر واحد;قبل شهرين;قبل # أشهر;قبل # شهرًا;قبل # شهر|\
    خلال شهر واحد;خلال شهرين;خلال # أشهر;خلال # شهرًا;خلال # شهر|الشهر الماضي;هذا الشهر;الشهر القادم
    قبل سنة واحدة;قبل سنتين;قبل # سنوات;قبل # سنة;قبل # سنة|\
    خلال سنة واحدة;خلال سنتين;خلال # سنوات;خلال # سنة;خلال # سنة|السنة الماضية;السنة الحالية;السنة القادمة
    he one two other|עכשיו
    לפני שנייה;לפני שתי שניות;לפני # שניות|בעוד שנייה;בעוד שתי שניות;בעוד # שניות
    לפני דקה;לפני שתי דקות;לפני # דקות|בעוד דקה;בעוד שתי דקות;בעוד # דקות
    לפני שעה;לפני שעתיים;לפני # שעות|בעוד שעה;בעוד שעתיים;בעוד # שעות
    לפני יום #;לפני יומיים;לפני # ימים|בעוד יום #;בעוד יומיים;בעוד # ימים|אתמול;היום;מחר
    לפני שבוע;לפני שבועיים;לפני # שבועות|בעוד שבוע;בעוד שבועיים;בעוד # שבועות|השבוע שעבר;השבוע;השבוע הבא
    לפני חודש;לפני חודשיים;לפני # חודשים|בעוד חודש;בעוד חודשיים;בעוד # חודשים|החודש שעבר;החודש;החודש הבא
    לפני שנה;לפני שנתיים;לפני # שנים|בעוד שנה;בעוד שנתיים;בעוד # שנים|השנה שעברה;השנה;השנה הבאה
    fa one other|اکنون
    # ثانیه پیش;# ثانیه پیش|# ثانیه بعد;# ثانیه بعد
    # دقیقه پیش;# دقیقه پیش|# دقیقه بعد;# دقیقه بعد
    # ساعت پیش;# ساعت پیش|# ساعت بعد;# ساعت بعد
    # روز پیش;# روز پیش|# روز دیگر;# روز دیگر|دیروز;امروز;فردا
    # هفته پیش;# هفته پیش|# هفته بعد;# هفته بعد|هفتهٔ گذشته;این هفته;هفتهٔ آینده
    # ماه پیش;# ماه پیش|# ماه بعد;# ماه بعد|ماه گذشته;این ماه;ماه آینده
    # سال پیش;# سال پیش|# سال بعد;# سال بعد|سال گذشته;امسال;سال آینده
    hi one other|अब
    # सेकंड पहले;# सेकंड पहले|# सेकंड में;# सेकंड में
    # मिनट पहले;# मिनट पहले|# मिनट में;# मिनट में
    # घंटे पहले;# घंटे पहले|# घंटे में;# घंटे में
    # दिन पहले;# दिन पहले|# दिन में;# दिन में|कल;आज;आने वाला कल
    # सप्ताह पहले;# सप्ताह पहले|# सप्ताह में;# सप्ताह में|पिछला सप्ताह;इस सप्ताह;अगला सप्ताह
    # माह पहले;# माह पहले|# माह में;# माह में|पिछला माह;इस माह;अगला माह
    # वर्ष पहले;# वर्ष पहले|# वर्ष में;# वर्ष में|पिछला वर्ष;इस वर्ष;अगला वर्ष
    bn one other|এখন
    # সেকেন্ড আগে;# সেকেন্ড পূর্বে|# সেকেন্ডে;# সেকেন্ডে
    # মিনিট আগে;# মিনিট আগে|# মিনিটে;# মিনিটে
    # ঘন্টা আগে;# ঘন্টা আগে|# ঘন্টায়;# ঘন্টায়
    # দিন আগে;# দিন আগে|# দিনের মধ্যে;# দিনের মধ্যে|গতকাল;আজ;আগামীকাল
    # সপ্তাহ আগে;# সপ্তাহ আগে|# সপ্তাহে;# সপ্তাহে|গত সপ্তাহ;এই সপ্তাহ;পরের সপ্তাহ
    # মাস আগে;# মাস আগে|# মাসে;# মাসে|গত মাস;এই মাস;পরের মাস
    # বছর পূর্বে;# বছর পূর্বে|# বছরে;# বছরে|গত বছর;এই বছর;পরের বছর
    ur one other|اب
    # سیکنڈ پہلے;# سیکنڈ پہلے|# سیکنڈ میں;# سیکنڈ میں
    # منٹ پہلے;# منٹ پہلے|# منٹ میں;# منٹ میں
    # گھنٹہ پہلے;# گھنٹے پہلے|# گھنٹے میں;# گھنٹے میں
    # دن پہلے;# دنوں پہلے|# دن میں;# دنوں میں|کل;آج;آئندہ کل
    # ہفتہ پہلے;# ہفتے پہلے|# ہفتہ میں;# ہفتے میں|گزشتہ ہفتے;اس ہفتہ;اگلے ہفتے
    # مہینہ پہلے;# مہینے پہلے|# مہینہ میں;# مہینے میں|گزشتہ ماہ;اس ماہ;اگلا مہینہ
    # سال پہلے;# سال پہلے|# سال میں;# سال میں|گزشتہ سال;اس سال;اگلے سال
    ta one other|இப்போது
    # விநாடி முன்;# விநாடிகள் முன்|# விநாடியில்;# விநாடிகளில்
    # நிமிடம் முன்;# நிமிடங்கள் முன்|# நிமிடத்தில்;# நிமிடங்களில்
    # மணிநேரம்;# மணிநேரம் முன்|# மணிநேரத்தில்;# மணிநேரத்தில்
    # நாளுக்கு முன்;# நாட்களுக்கு முன்|# நாளில்;# நாட்களில்|நேற்று;இன்று;நாளை
    # வாரத்திற்கு முன்;# வாரங்களுக்கு முன்|# வாரத்தில்;# வாரங்களில்|கடந்த வாரம்;இந்த வாரம்;அடுத்த வாரம்
    # மாதத்துக்கு முன்;# மாதங்களுக்கு முன்|# மாதத்தில்;# மாதங்களில்|கடந்த மாதம்;இந்த மாதம்;அடுத்த மாதம்
    # ஆண்டிற்கு முன்;# ஆண்டுகளுக்கு முன்|# ஆண்டில்;# ஆண்டுகளில்|கடந்த ஆண்டு;இந்த ஆண்டு;அடுத்த ஆண்டு
    te one other|ప్రస్తుతం
    # సెకను క్రితం;# సెకన్ల క్రితం|# సెకనులో;# సెకన్లలో
    # నిమిషం క్రితం;# నిమిషాల క్రితం|# నిమిషంలో;# నిమిషాల్లో
    # గంట క్రితం;# గంటల క్రితం|# గంటలో;# గంటల్లో
    # రోజు క్రితం;# రోజుల క్రితం|# రోజులో;# రోజుల్లో|నిన్న;ఈ రోజు;రేపు
    # వారం క్రితం;# వారాల క్రితం|# వారంలో;# వారాల్లో|గత వారం;ఈ వారం;తదుపరి వారం
    # నెల క్రితం;# నెలల క్రితం|# నెలలో;# నెలల్లో|గత నెల;ఈ నెల;తదుపరి నెల
    # సంవత్సరం క్రితం;# సంవత్సరాల క్రితం|# సంవత్సరంలో;# సంవత్సరాల్లో|గత సంవత్సరం;ఈ సంవత్సరం;తదుపరి సంవత్సరం
    mr one other|आत्ता
    # सेकंदापूर्वी;# सेकंदांपूर्वी|# सेकंदामध्ये;# सेकंदांमध्ये
    # मिनिटापूर्वी;# मिनिटांपूर्वी|# मिनिटामध्ये;# मिनिटांमध्ये
    # तासापूर्वी;# तासांपूर्वी|# तासामध्ये;# तासांमध्ये
    # दिवसापूर्वी;# दिवसांपूर्वी|येत्या # दिवसामध्ये;येत्या # दिवसांमध्ये|काल;आज;उद्या
    # आठवड्यापूर्वी;# आठवड्यांपूर्वी|# आठवड्यामध्ये;# आठवड्यांमध्ये|मागील आठवडा;हा आठवडा;पुढील आठवडा
    # महिन्यापूर्वी;# महिन्यांपूर्वी|येत्या # महिन्यामध्ये;येत्या # महिन्यांमध्ये|मागील महिना;हा महिना;पुढील महिना
    # वर्षापूर्वी;# वर्षांपूर्वी|येत्या # वर्षामध्ये;येत्या # वर्षांमध्ये|मागील वर्ष;हे वर्ष;पुढील वर्ष
    gu one other|હમણાં
    # સેકંડ પહેલાં;# સેકંડ પહેલાં|# સેકંડમાં;# સેકંડમાં
    # મિનિટ પહેલાં;# મિનિટ પહેલાં|# મિનિટમાં;# મિનિટમાં
    # કલાક પહેલાં;# કલાક પહેલાં|# કલાકમાં;# કલાકમાં
    # દિવસ પહેલાં;# દિવસ પહેલાં|# દિવસમાં;# દિવસમાં|ગઈકાલે;આજે;આવતીકાલે
    # અઠવાડિયા પહેલાં;# અઠવાડિયા પહેલાં|# અઠવાડિયામાં;# અઠવાડિયામાં|ગયા અઠવાડિયે;આ અઠવાડિયે;આવતા અઠવાડિયે
    # મહિના પહેલાં;# મહિના પહેલાં|# મહિનામાં;# મહિનામાં|ગયા મહિને;આ મહિને;આવતા મહિને
    # વર્ષ પહેલાં;# વર્ષ પહેલાં|# વર્ષમાં;# વર્ષમાં|ગયા વર્ષે;આ વર્ષે;આવતા વર્ષે
    th other|ขณะนี้
    # วินาทีที่ผ่านมา|ในอีก # วินาที
    # นาทีที่ผ่านมา|ในอีก # นาที
    # ชั่วโมงที่ผ่านมา|ในอีก # ชั่วโมง
    # วันที่ผ่านมา|ในอีก # วัน|เมื่อวาน;วันนี้;พรุ่งนี้
    # สัปดาห์ที่ผ่านมา|ในอีก # สัปดาห์|สัปดาห์ที่แล้ว;สัปดาห์นี้;สัปดาห์หน้า
    # เดือนที่ผ่านมา|ในอีก # เดือน|เดือนที่แล้ว;เดือนนี้;เดือนหน้า
    # ปีที่แล้ว|ในอีก # ปี|ปีที่แล้ว;ปีนี้;ปีหน้า
    vi other|bây giờ
    # giây trước|sau # giây nữa
    # phút trước|sau # phút nữa
    # giờ trước|sau # giờ nữa
    # ngày trước|sau # ngày nữa|Hôm qua;Hôm nay;Ngày mai
    # tuần trước|sau # tuần nữa|tuần trước;tuần này;tuần sau
    # tháng trước|sau # tháng nữa|tháng trước;tháng này;tháng sau
    # năm trước|sau # năm nữa|năm ngoái;năm nay;năm sau
    id other|sekarang
    # detik yang lalu|dalam # detik
    # menit yang lalu|dalam # menit
    # jam yang lalu|dalam # jam
    # hari yang lalu|dalam # hari|kemarin;hari ini;besok
    # minggu yang lalu|dalam # minggu|minggu lalu;minggu ini;minggu depan
    # bulan yang lalu|dalam # bulan|bulan lalu;bulan ini;bulan depan
    # tahun yang lalu|dalam # tahun|tahun lalu;tahun ini;tahun depan
    ms other|sekarang
    # saat lalu|dalam # saat
    # minit lalu|dalam # minit
    # jam lalu|dalam # jam
    # hari lalu|dalam # hari|semalam;hari ini;esok
    # minggu lalu|dalam # minggu|minggu lalu;minggu ini;minggu depan
    # bulan lalu|dalam # bulan|bulan lalu;bulan ini;bulan depan
    # tahun lalu|dalam # tahun|tahun lalu;tahun ini;tahun depan
    fil one other|ngayon
    # segundo ang nakalipas;# segundo ang nakalipas|sa # segundo;sa # segundo
    # minuto ang nakalipas;# minuto ang nakalipas|sa # minuto;sa # minuto
    # oras ang nakalipas;# oras ang nakalipas|sa # oras;sa # oras
    # araw ang nakalipas;# araw ang nakalipas|sa # araw;sa # araw|kahapon;ngayong araw;bukas
    # linggo ang nakalipas;# linggo ang nakalipas|sa # linggo;sa # linggo|\
    nakalipas na linggo;sa linggong ito;susunod na linggo
    # buwan ang nakalipas;# buwan ang nakalipas|sa # buwan;sa # buwan|nakaraang buwan;ngayong buwan;susunod na buwan
    # taon ang nakalipas;# taon ang nakalipas|sa # taon;sa # taon|nakaraang taon;ngayong taon;susunod na taon
    ja other|今
    # 秒前|# 秒後
    # 分前|# 分後
    # 時間前|# 時間後
    # 日前|# 日後|昨日;今日;明日
    # 週間前|# 週間後|先週;今週;来週
    # か月前|# か月後|先月;今月;来月
    # 年前|# 年後|昨年;今年;来年
    ko other|지금
    #초 전|#초 후
    #분 전|#분 후
    #시간 전|#시간 후
    #일 전|#일 후|어제;오늘;내일
    #주 전|#주 후|지난주;이번 주;다음 주
    #개월 전|#개월 후|지난달;이번 달;다음 달
    #년 전|#년 후|작년;올해;내년
    zh other|现在
    #秒钟前|#秒钟后
    #分钟前|#分钟后
    #小时前|#小时后
    #天前|#天后|昨天;今天;明天
    #周前|#周后|上周;本周;下周
    #个月前|#个月后|上个月;本月;下个月
    #年前|#年后|去年;今年;明年
    zh_Hant other|現在
    # 秒前|# 秒後
    # 分鐘前|# 分鐘後
    # 小時前|# 小時後
    # 天前|# 天後|昨天;今天;明天
    # 週前|# 週後|上週;本週;下週
    # 個月前|# 個月後|上個月;本月;下個月
    # 年前|# 年後|去年;今年;明年
    et one other|nüüd
    # sekundi eest;# sekundi eest|# sekundi pärast;# sekundi pärast
    # minuti eest;# minuti eest|# minuti pärast;# minuti pärast
    # tunni eest;# tunni eest|# tunni pärast;# tunni pärast
    # päeva eest;# päeva eest|# päeva pärast;# päeva pärast|eile;täna;homme
    # nädala eest;# nädala eest|# nädala pärast;# nädala pärast|eelmine nädal;käesolev nädal;järgmine nädal
    # kuu eest;# kuu eest|# kuu pärast;# kuu pärast|eelmine kuu;käesolev kuu;järgmine kuu
    # aasta eest;# aasta eest|# aasta pärast;# aasta pärast|eelmine aasta;käesolev aasta;järgmine aasta
    lv zero one other|tagad
    pirms # sekundēm;pirms # sekundes;pirms # sekundēm|pēc # sekundēm;pēc # sekundes;pēc # sekundēm
    pirms # minūtēm;pirms # minūtes;pirms # minūtēm|pēc # minūtēm;pēc # minūtes;pēc # minūtēm
    pirms # stundām;pirms # stundas;pirms # stundām|pēc # stundām;pēc # stundas;pēc # stundām
    pirms # dienām;pirms # dienas;pirms # dienām|pēc # dienām;pēc # dienas;pēc # dienām|vakar;šodien;rīt
    pirms # nedēļām;pirms # nedēļas;pirms # nedēļām|pēc # nedēļām;pēc # nedēļas;pēc # nedēļām|\
    pagājušajā nedēļā;šajā nedēļā;nākamajā nedēļā
    pirms # mēnešiem;pirms # mēneša;pirms # mēnešiem|pēc # mēnešiem;pēc # mēneša;pēc # mēnešiem|\
    pagājušajā mēnesī;šajā mēnesī;nākamajā mēnesī
    pirms # gadiem;pirms # gada;pirms # gadiem|pēc # gadiem;pēc # gada;pēc # gadiem|\
    pagājušajā gadā;šajā gadā;nākamajā gadā
    lt one few other|dabar
    prieš # sekundę;prieš # sekundes;prieš # sekundžių|po # sekundės;po # sekundžių;po # sekundžių
    prieš # minutę;prieš # minutes;prieš # minučių|po # minutės;po # minučių;po # minučių
    prieš # valandą;prieš # valandas;prieš # valandų|po # valandos;po # valandų;po # valandų
    prieš # dieną;prieš # dienas;prieš # dienų|po # dienos;po # dienų;po # dienų|vakar;šiandien;rytoj
    prieš # savaitę;prieš # savaites;prieš # savaičių|po # savaitės;po # savaičių;po # savaičių|\
    praėjusią savaitę;šią savaitę;kitą savaitę
    prieš # mėnesį;prieš # mėnesius;prieš # mėnesių|po # mėnesio;po # mėnesių;po # mėnesių|\
    praėjusį mėnesį;šį mėnesį;kitą mėnesį
    prieš # metus;prieš # metus;prieš # metų|po # metų;po # metų;po # metų|\
    praėjusiais metais;šiais metais;kitais metais
    ga one two few many other|anois
    # soicind ó shin;# shoicind ó shin;# shoicind ó shin;# soicind ó shin;# soicind ó shin|\
    i gceann # soicind;i gceann # shoicind;i gceann # shoicind;i gceann # soicind;i gceann # soicind
    # nóiméad ó shin;# nóiméad ó shin;# nóiméad ó shin;# nóiméad ó shin;# nóiméad ó shin|\
    i gceann # nóiméad;i gceann # nóiméad;i gceann # nóiméad;i gceann # nóiméad;i gceann # nóiméad
    # uair an chloig ó shin;# uair an chloig ó shin;# uair an chloig ó shin;# n-uair an chloig ó shin;\
    # uair an chloig ó shin|\
    i gceann # uair an chloig;i gceann # uair an chloig;i gceann # uair an chloig;i gceann # n-uair an chloig;\
    i gceann # uair an chloig
    # lá ó shin;# lá ó shin;# lá ó shin;# lá ó shin;# lá ó shin|\
    i gceann # lá;i gceann # lá;i gceann # lá;i gceann # lá;i gceann # lá|inné;inniu;amárach
    # seachtain ó shin;# sheachtain ó shin;# seachtaine ó shin;# seachtaine ó shin;# seachtain ó shin|\
    i gceann # seachtaine;i gceann # sheachtain;i gceann # seachtaine;i gceann # seachtaine;i gceann # seachtain|\
    an tseachtain seo caite;an tseachtain seo;an tseachtain seo chugainn
    # mhí ó shin;# mhí ó shin;# mhí ó shin;# mí ó shin;# mí ó shin|\
    i gceann # mhí;i gceann # mhí;i gceann # mhí;i gceann # mí;i gceann # mí|\
    an mhí seo caite;an mhí seo;an mhí seo chugainn
    # bhliain ó shin;# bhliain ó shin;# bliana ó shin;# mbliana ó shin;# bliain ó shin|\
    i gceann # bliana;i gceann # bhliain;i gceann # bliana;i gceann # mbliana;i gceann # bliain|\
    anuraidh;i mbliana;an bhliain seo chugainn
    cy one two few many other|nawr
    # eiliad yn ôl;# eiliad yn ôl;# eiliad yn ôl;# eiliad yn ôl;# eiliad yn ôl|\
    ymhen # eiliad;ymhen # eiliad;ymhen # eiliad;ymhen # eiliad;ymhen # eiliad
    # munud yn ôl;# munud yn ôl;# munud yn ôl;# munud yn ôl;# munud yn ôl|\
    ymhen # munud;ymhen # munud;ymhen # munud;ymhen # munud;ymhen # munud
    # awr yn ôl;# awr yn ôl;# awr yn ôl;# awr yn ôl;# awr yn ôl|\
    ymhen awr;ymhen # awr;ymhen # awr;ymhen # awr;ymhen # awr
    # diwrnod yn ôl;# ddiwrnod yn ôl;# diwrnod yn ôl;# diwrnod yn ôl;# diwrnod yn ôl|\
    ymhen diwrnod;ymhen deuddydd;ymhen # diwrnod;ymhen # diwrnod;ymhen # diwrnod|ddoe;heddiw;yfory
    # wythnos yn ôl;# wythnos yn ôl;# wythnos yn ôl;# wythnos yn ôl;# wythnos yn ôl|\
    ymhen wythnos;ymhen pythefnos;ymhen # wythnos;ymhen # wythnos;ymhen # wythnos|\
    wythnos ddiwethaf;yr wythnos hon;wythnos nesaf
    # mis yn ôl;# fis yn ôl;# mis yn ôl;# mis yn ôl;# mis yn ôl|\
    ymhen mis;ymhen deufis;ymhen # mis;ymhen # mis;ymhen # mis|mis diwethaf;y mis hwn;mis nesaf
    blwyddyn yn ôl;# flynedd yn ôl;# o flynyddoedd yn ôl;# o flynyddoedd yn ôl;# o flynyddoedd yn ôl|\
    ymhen blwyddyn;ymhen # flynedd;ymhen # blynedd;ymhen # blynedd;ymhen # mlynedd|llynedd;eleni;blwyddyn nesaf
    eu one other|orain
    duela # segundo;duela # segundo|# segundo barru;# segundo barru
    duela # minutu;duela # minutu|# minutu barru;# minutu barru
    duela # ordu;duela # ordu|# ordu barru;# ordu barru
    duela # egun;duela # egun|# egun barru;# egun barru|atzo;gaur;bihar
    duela # aste;duela # aste|# aste barru;# aste barru|aurreko astean;aste honetan;hurrengo astean
    duela # hilabete;duela # hilabete|# hilabete barru;# hilabete barru|\
    aurreko hilabetean;hilabete honetan;hurrengo hilabetean
    duela # urte;duela # urte|# urte barru;# urte barru|iaz;aurten;hurrengo urtean
    sw one other|sasa hivi
    Sekunde # iliyopita;Sekunde # zilizopita|baada ya sekunde #;baada ya sekunde #
    dakika # iliyopita;dakika # zilizopita|baada ya dakika #;baada ya dakika #
    saa # iliyopita;saa # zilizopita|baada ya saa #;baada ya saa #
    siku # iliyopita;siku # zilizopita|baada ya siku #;baada ya siku #|jana;leo;kesho
    wiki # iliyopita;wiki # zilizopita|baada ya wiki #;baada ya wiki #|wiki iliyopita;wiki hii;wiki ijayo
    mwezi # uliopita;miezi # iliyopita|baada ya mwezi #;baada ya miezi #|mwezi uliopita;mwezi huu;mwezi ujao
    mwaka # uliopita;miaka # iliyopita|baada ya mwaka #;baada ya miaka #|mwaka uliopita;mwaka huu;mwaka ujao
    sq one other|tani
    # sekondë më parë;# sekonda më parë|pas # sekonde;pas # sekondash
    # minutë më parë;# minuta më parë|pas # minute;pas # minutash
    # orë më parë;# orë më parë|pas # ore;pas # orësh
    # ditë më parë;# ditë më parë|pas # dite;pas # ditësh|dje;sot;nesër
    # javë më parë;# javë më parë|pas # jave;pas # javësh|javën e kaluar;këtë javë;javën e ardhshme
    # muaj më parë;# muaj më parë|pas # muaji;pas # muajsh|muajin e kaluar;këtë muaj;muajin e ardhshëm
    # vit më parë;# vjet më parë|pas # viti;pas # vjetësh|vjet;sivjet;mot
    """
}
