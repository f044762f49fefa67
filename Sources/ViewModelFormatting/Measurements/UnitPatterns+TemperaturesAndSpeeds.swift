import ViewModelContext

extension UnitPatterns {
  /// The patterns of temperatures and speeds.
  static let temperaturesAndSpeeds = """
    celsius|#°C
    nl sv nb nn it pt pt_PT ca ro ru uk cs sk fi hu|#~°C
    de af gl be sl hr bs mk hy et lv eu|# °C
    fr|#^°C
    pl|# st. C
    tr|#°C;one:# °C
    ar|#°>م
    hi|#℃
    ur|#<°C
    ta|#°செ.
    te|#°సెల్సి
    mr|#°से
    sq|# gradë C
    fahrenheit|#°F
    nl sv nb nn it pt pt_PT ca ro uk cs sk fi hu|#~°F
    de af gl be sl hr bs mk et lv eu|# °F
    fr|#^°F
    tr|#°F;one:# °F
    ar|#°>ف
    hi|#℉
    ur|#<°F
    ta|#°ஃபா.
    te|#°ఫా
    mr|#°फॅ
    kelvin|# K
    uk be kk|# К
    he fil|#°K
    ko zh|#K
    fr|#^K
    tr|# K;one:#K
    hy|# Կ
    ar|# د كلفن
    fa|<# K
    ta|# கெல்.
    te|# కె
    zh_Hant|#克耳文
    kilometersPerHour|# km/h
    nl ga|# km/u
    nb nn|# km/t
    ur fil|# kph
    da|# km/t.
    is|# km/klst.
    fr|#^km/h
    ru|# км/ч
    uk|# км/год
    be|# км/гадз
    pl|# km/godz.
    el|# χλμ./ώρα
    tr|# km/sa
    az|# km/saat
    ka|# კმ/სთ
    hy|# կմ/ժ
    kk|# км/сағ
    ar|# كم/س
    he|# קמ״ש
    fa|#< km/h
    hi|# कि॰मी॰/घं॰
    bn|# km/h;one:# kph
    ta|# கி.மீ./ம.நே.
    te|# కి.మీ/గం
    mr|# किप्रता
    gu|# કિમી/કલાક
    th|# กม./ชม.
    id|# km/j
    ms|# kmj
    ko|#km/h
    zh|#公里/时
    zh_Hant|#公里/小時
    lv|# km/st.
    lt|# km/val.
    sw|km #/saa
    sq|# km/orë
    metersPerSecond|# m/s
    ru uk be kk|# м/с
    af|# m/s.
    fr|#^m/s
    el|# μέτρα/δευτ.;one:# μέτρο/δευτ.
    tr|# m/sn
    ka|# მ/წმ
    hy|# մ/վ
    ar|# م/ث
    he|# מ׳/שנ׳
    hi|# मी॰/से॰
    ta|# மீ/வி
    te|# మీ/సె
    mr|# मी/से
    gu|# મીટર/સેકન્ડ
    th|# ม./วิ
    id|# m/dtk
    ko|#m/s
    zh|#米/秒
    zh_Hant|#公尺/秒
    lt|# m/sek.
    sw|m/s #
    milesPerHour|# mi/h
    en da pt mk bg hu he bn ur vi fil ja eu|# mph
    nb|# miles/t;one:# mile/t
    nn|# mile/t
    is|# mílur/klst.;one:# míla/klst.
    af|# myl/h
    fr|#^mi/h
    ru|# ми/ч
    uk|# милі/год;many:# миль/год;one:# миля/год
    be|# мілі/гадз;many:# міль/гадз;one:# міля/гадз
    pl|# mili/h;few:# mile/h;many:# mil/h;one:# mila/h
    el|# μίλια/ώρα;one:# μίλι/ώρα
    tr|# mil/sa
    az|# mil/saat
    ka|# მილი/სთ
    hy|# մղ/ժ
    kk|# миль/сағ
    ar|# ميل/س
    fa|#< mph
    hi|# मील/घं॰
    ta|# மை/ம.நே.
    te|# మై/గం
    mr|# मैप्रता
    gu|# માઇલ/કલાક
    th|# ไมล์/ชม.
    id|# mpj
    ms|# bsj
    ko|#mi/h
    zh|#英里/小时
    zh_Hant|#英里/小時
    ga|# msu
    cy|# m.y.a.
    sw|mph #
    knots|# kn
    pt pt_PT|# nós;one:# nó
    uk be|# вуз.
    hr bs|# čv
    nl|# kt
    sv|# knop
    da|# knob
    af|# kn.
    fr|#^nd
    gl|# nós
    ru|# уз
    pl|# w.
    el|# κμβ
    ka|# კვძ.
    hy|# հնգ
    kk|# түйін
    ar|# عقدة
    fa|# گره
    hi|# नॉट
    ta|# நா.
    te|# నా.
    gu|# નોટ
    th|# นอต
    ko|#kn
    zh|#节
    zh_Hant|#節
    lt|# KN
    ga|# mrml/u
    cy|# not
    eu|# korapilo
    sw|noti #
    """
}
