import ViewModelContext

extension UnitPatterns {
  /// The patterns of masses.
  static let masses = """
    kilograms|# kg
    ru uk be kk|# кг
    fr|#^kg
    el|# κιλά;one:# κιλό
    az|# kq
    ka|# კგ
    hy|# կգ
    ar|# كغم
    he|# ק״ג
    fa|# کیلوگرم
    hi|# कि॰ग्रा॰
    bn|# কেজি
    ta|# கி.கி.
    te|# కి.గ్రా.
    mr|# किग्रॅ
    gu|# કિગ્રા
    th|# กก.
    ko|#kg
    zh|#千克
    zh_Hant|#公斤
    sw|kg #
    grams|# g
    ru uk be kk|# г
    zh zh_Hant|#克
    fr|#^g
    el|# γρ.
    az|# q
    ka|# გ
    hy|# գ
    ar|# غرام;one:غرام
    he|# גר׳
    fa|# گرم
    hi|# ग्राम
    bn|# গ্রাম;one:#গ্রাম
    ta|# கி.
    te|# గ్రా.
    mr|# ग्रॅ
    gu|# ગ્રા
    th|# ก.
    ko|#g
    sw|gramu #
    milligrams|# mg
    ru uk be kk|# мг
    zh zh_Hant|#毫克
    fr|#^mg
    az|# mq
    ka|# მგ
    hy|# մգ
    ar|# مغم
    he|# מ״ג
    fa|# میلی‌گرم
    hi|# मि॰ग्रा॰
    ta|# மி.கி.
    te|# మి.గ్రా.
    mr|# मिग्रॅ
    gu|# મિગ્રા
    th|# มก.
    ko|#mg
    sw|mg #
    tonnes|# t
    ru be kk|# т
    is|# tn
    fr|#^t
    ca|# t mètr.;one:# t m
    uk|# метр. т
    el|# τ.
    ka|# მტ
    hy|# տ
    ar|# ط.م
    he|# טון מ׳
    fa|# تُن
    hi|# मेट्रिक टन
    ta|# ட.
    te|# ట
    th|# ต.
    ko|#t
    zh|#公吨
    zh_Hant|#公噸
    lt|# mt
    sw|tani mita #
    pounds|# lb
    sv nb nn|# pund
    he fil|# lbs;one:# lb
    hi mr|# पाउंड
    zh zh_Hant|#磅
    af|# lb.
    fr|#^lb
    ru|# фунт.
    uk|# фнт
    be|# фунта;few:# фунты;many:# фунтаў;one:# фунт
    bs|# lbs;few:# lb;one:# lb
    el|# λβ
    ka|# ფნტ
    hy|# ֆունտ
    kk|# фунт
    ar|# رطل
    fa|# پوند
    bn|# lb;one:# পাউন্ড
    ta|# பவு.
    te|# పౌ.
    gu|# પાઉન્ડ
    th|# ปอนด์
    ko|#lb
    ga|# punt;few:# phunt;many:# bpunt;one:# phunt;two:# phunt
    cy|# pwys;few:# phwys;many:# phwys;two:# bwys
    sw|ratili #
    ounces|# oz
    ru uk be kk|# унц.
    nb nn|# unser;one:# unse
    zh zh_Hant|#盎司
    sv|# uns
    af|# ons.
    fr|#^oz
    ka|# უნც
    hy|# ու
    ar|# أونصة;one:أونصة
    fa|# اونس
    bn|# আউন্স
    ta|# அவு.
    te|# ఔ.
    mr|# औंस
    gu|# ઔંસ
    th|# ออนซ์
    ko|#oz
    lv|# unces;one:# unce;zero:#~unču
    ga|# unsa;many:# n-unsa
    cy|# owns
    eu|# ontza
    sw|aunsi #
    stones|# st
    zh zh_Hant|#英石
    sv|# eng. sten
    ru|# стоуна;many:# стоунов;one:#~стоун
    uk|# стн
    be|# стона;few:# стоны;many:# стонаў;one:# стон
    az|# stone
    ka|# სტოუნი
    hy|# սթ
    kk|# стоун
    ar|# ستون
    he|# סטון
    fa|# سنگ
    ta|# ஸ்டோ.
    te|# స్టో
    mr|# स्टोन
    gu|# સ્ટોન
    ko|#st
    lv|# stouni;one:# stouns;zero:# stounu
    ga|# cl.;few:# chl.;many:# gcl.;one:# chl.;two:# chl.
    sw|st #
    """
}
