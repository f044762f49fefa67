import ViewModelContext

extension UnitPatterns {
  /// The patterns of lengths.
  static let lengths = """
    kilometers|# km
    ru uk be kk|# км
    zh zh_Hant|#公里
    fr|#^km
    el|# χλμ.
    ka|# კმ
    hy|# կմ
    ar|# كم
    he|#^ק״מ
    fa|# کیلومتر
    hi|# कि॰मी॰
    bn|# কিমি
    ur|# کلو میٹر
    ta|# கி.மீ.
    te|# కి.మీ.
    mr|# किमी
    gu|# કિમી
    th|# กม.
    ko|#km
    sw|km #
    meters|# m
    ru uk be kk|# м
    fr|#^m
    el|# μ.
    ka|# მ
    hy|# մ
    ar|# متر;few:# أمتار;many:# مترًا;one:متر;two:متران
    he|# מ׳
    fa|#متر
    hi|# मी॰
    bn|# মি
    ur|# میٹر
    ta|# மீ.
    te|# మీ.
    mr|# मी
    gu|# મી
    th|# ม.
    ko|#m
    zh|#米
    zh_Hant|#公尺
    sw|mita #
    centimeters|# cm
    ru uk be kk|# см
    fr|#^cm
    el|# εκ.
    az|# sm
    ka|# სმ
    hy|# սմ
    ar|# سم
    he|# ס״מ;one:ס״מ אחד;two:שני ס״מ
    fa|# سانتی‌متر
    hi|# सें॰मी॰
    bn|# সেমি
    ur|# سینٹی میٹر
    ta|# செ.மீ.
    te|# సెం.మీ.
    mr|# सेंमी
    gu|# સેમી
    th|# ซม.
    ko|#cm
    zh|#厘米
    zh_Hant|#公分
    sw|sentimita #
    millimeters|# mm
    ru uk be kk|# мм
    fr|#^mm
    el|# χλστ.
    ka|# მმ
    hy|# մմ
    ar|# مم
    he|# מ״מ
    fa|# میلی‌متر
    hi|# मि॰मी॰
    bn|# মিমি
    ur|# ملی میٹر
    ta|# மி.மீ.
    te|# మి.మీ.
    mr|# मिमी
    gu|# મિમી
    th|# มม.
    ko|#mm
    zh|#毫米
    zh_Hant|#公釐
    sw|milimita #
    miles|# mi
    tr az|# mil
    zh zh_Hant|#英里
    nb|# miles;one:# mile
    is|# mí
    af|# myl
    fr|#^mi
    pt_PT|# milhas;one:# milha
    ru|# ми
    uk|# милі;many:# миль;one:# миля
    be|# мілі;many:# міль;one:# міля
    pl|# mili;few:# mile;many:# mil;one:# mila
    hu|# mf
    el|# μίλ.
    ka|# მილი
    hy|# մղ
    kk|# миль
    ar|# ميل
    he|#^מייל
    fa|# مایل
    hi|# मील
    bn|# মাইল
    ur|# میل
    ta|# மை.
    te|# మై.
    mr|# मैल
    gu|# માઇલ
    th|# ไมล์
    vi|# dặm
    ms|# bt
    ko|#mi
    lv|# jūdzes;one:# jūdze
    ga|# mi;few:# mhíle;many:# míle;one:# mhíle;two:# mhíle
    sw|maili #
    yards|# yd
    da nb nn|# yard
    hi mr|# यार्ड
    af|# jt.
    fr|#^yd
    ru|# ярд.;one:# ярд
    uk|# ярда;few:# ярди;many:# ярдів;one:# ярд
    be|# ярда;few:# ярды;many:# ярдаў;one:# ярд
    sr|# јрд
    el|# γρδ
    ka|# იარდი
    hy|# յդ
    kk|# ярд
    ar|# ياردة;one:ياردة
    he|# יארד
    fa|# یارد
    bn|# গজ
    ur|# یارڈ
    ta|# கெஜ.
    te|# గ.
    gu|# વાર
    th|# หลา
    ms|# ela
    fil|# na yd;one:# yd
    ko|#yd
    zh|#码
    zh_Hant|#碼
    lv|# jardi;one:# jards
    ga|# sl.;few:# shl.;two:# shl.
    cy|# llath;two:# lath
    sw|yadi #
    feet|# ft
    sv nb nn|# fot
    ru uk be|# фт
    da|# fod
    is|# fet
    af|# vt.
    fr|#^pi
    hu|# láb
    el|# πδ
    tr|# fit
    ka|# ფტ
    hy|# ֆտ
    kk|# фут
    ar|# قدم;one:قدم
    he|# רגל;one:רגל #
    fa|# فوت
    hi|# फ़ुट
    bn|# ফুট
    ur|# فیٹ
    ta|# அடி
    te|# అ.
    mr|# फूट
    gu|# ફૂટ
    th|# ฟุต
    ms|# ka
    ko|#ft
    zh|#英尺
    zh_Hant|#呎
    ga|# tr.
    cy|#′
    sw|futi #
    inches|# in
    pt pt_PT|# pol.
    hi mr|# इंच
    de|# Zoll
    sv|# tum
    da|# tommer;one:# tomme
    nb|# to
    nn|# tommar;one:# to
    is|# t.
    af|# duim
    fr|#^po
    ru|# дюйм.;one:# дюйм
    uk|# дюйма;few:# дюйми;many:# дюймів;one:# дюйм
    be|# цал
    pl|# cala;few:# cale;many:# cali;one:# cal
    sr|# инча;one:# инч
    hu|# hüvelyk
    el|# ίν.
    tr|# inç
    ka|# დუიმი
    hy|# մատ
    kk|# дюйм
    ar|# بوصة
    he|# אינץ׳;one:אינץ׳ #
    fa|# اینچ
    bn|# ইঞ্চি
    ur|# in;one:# انچ
    ta|# அங்.
    te|# అం.
    gu|# ઇંચ
    th|# นิ้ว
    vi|# inch
    ko|#in
    zh|#英寸
    zh_Hant|#吋
    ga|# or.
    cy|# modfedd;one:# fodfedd;two:# fodfedd
    sw|inchi #
    nauticalMiles|# nmi
    es gl lt|# M
    ja zh zh_Hant|#海里
    pt ro|# mn
    ca sk|# NM
    de|#~sm
    sv|# naut. mil
    da|# sm
    is|# sml
    af|# sm.
    fr|#^nmi
    ru|# мор. ми
    uk|# м. милі;many:# м. миль;one:# м. миля
    be|# мар. міль;few:# мар. мілі;one:# мар. міля
    pl|# Mm
    fi|# mpk
    el|# ν.μ.
    ka|# საზღვ. მილი
    hy|# ծով․ մղ
    ar|# ميل بحري;one:ميل بحري
    he|# מ״י;one:מ״י אחד;two:שני מ״י
    fa|# مایل دریایی
    hi|# नॉ॰मी॰
    ta|# க.மை.
    te|# నా.మై.
    th|# ไมล์ทะเล
    ms|# btn
    fil|# na nmi;one:# nmi
    ko|#nmi
    ga|# muirmh.
    cy|# mi fôr
    sw|maili # za kibaharia;one:maili # ya kibaharia
    """
}
