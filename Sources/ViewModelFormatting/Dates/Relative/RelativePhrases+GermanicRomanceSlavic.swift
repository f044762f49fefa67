import ViewModelContext

extension RelativePhrases {
  /// Germanic, Romance and Slavic languages, from CLDR.
  static let germanicRomanceSlavic = """
    en one other|now
    # second ago;# seconds ago|in # second;in # seconds
    # minute ago;# minutes ago|in # minute;in # minutes
    # hour ago;# hours ago|in # hour;in # hours
    # day ago;# days ago|in # day;in # days|yesterday;today;tomorrow
    # week ago;# weeks ago|in # week;in # weeks|last week;this week;next week
    # month ago;# months ago|in # month;in # months|last month;this month;next month
    # year ago;# years ago|in # year;in # years|last year;this year;next year
    de one other|jetzt
    vor # Sekunde;vor # Sekunden|in # Sekunde;in # Sekunden
    vor # Minute;vor # Minuten|in # Minute;in # Minuten
    vor # Stunde;vor # Stunden|in # Stunde;in # Stunden
    vor # Tag;vor # Tagen|in # Tag;in # Tagen|gestern;heute;morgen
    vor # Woche;vor # Wochen|in # Woche;in # Wochen|letzte Woche;diese Woche;nächste Woche
    vor # Monat;vor # Monaten|in # Monat;in # Monaten|letzten Monat;diesen Monat;nächsten Monat
    vor # Jahr;vor # Jahren|in # Jahr;in # Jahren|letztes Jahr;dieses Jahr;nächstes Jahr
    nl one other|nu
    # seconde geleden;# seconden geleden|over # seconde;over # seconden
    # minuut geleden;# minuten geleden|over # minuut;over # minuten
    # uur geleden;# uur geleden|over # uur;over # uur
    # dag geleden;# dagen geleden|over # dag;over # dagen|gisteren;vandaag;morgen
    # week geleden;# weken geleden|over # week;over # weken|vorige week;deze week;volgende week
    # maand geleden;# maanden geleden|over # maand;over # maanden|vorige maand;deze maand;volgende maand
    # jaar geleden;# jaar geleden|over # jaar;over # jaar|vorig jaar;dit jaar;volgend jaar
    sv one other|nu
    för # sekund sedan;för # sekunder sedan|om # sekund;om # sekunder
    för # minut sedan;för # minuter sedan|om # minut;om # minuter
    för # timme sedan;för # timmar sedan|om # timme;om # timmar
    för # dag sedan;för # dagar sedan|om # dag;om # dagar|igår;idag;imorgon
    för # vecka sedan;för # veckor sedan|om # vecka;om # veckor|förra veckan;denna vecka;nästa vecka
    för # månad sedan;för # månader sedan|om # månad;om # månader|förra månaden;den här månaden;nästa månad
    för # år sedan;för # år sedan|om # år;om # år|i fjol;i år;nästa år
    da one other|nu
    for # sekund siden;for # sekunder siden|om # sekund;om # sekunder
    for # minut siden;for # minutter siden|om # minut;om # minutter
    for # time siden;for # timer siden|om # time;om # timer
    for # dag siden;for # dage siden|om # dag;om # dage|i går;i dag;i morgen
    for # uge siden;for # uger siden|om # uge;om # uger|sidste uge;denne uge;næste uge
    for # måned siden;for # måneder siden|om # måned;om # måneder|sidste måned;denne måned;næste måned
    for # år siden;for # år siden|om # år;om # år|sidste år;i år;næste år
    nb one other|nå
    for # sekund siden;for # sekunder siden|om # sekund;om # sekunder
    for # minutt siden;for # minutter siden|om # minutt;om # minutter
    for # time siden;for # timer siden|om # time;om # timer
    for # døgn siden;for # døgn siden|om # døgn;om # døgn|i går;i dag;i morgen
    for # uke siden;for # uker siden|om # uke;om # uker|forrige uke;denne uken;neste uke
    for # måned siden;for # måneder siden|om # måned;om # måneder|forrige måned;denne måneden;neste måned
    for # år siden;for # år siden|om # år;om # år|i fjor;i år;neste år
    nn one other|no
    for # sekund sidan;for # sekund sidan|om # sekund;om # sekund
    for # minutt sidan;for # minutt sidan|om # minutt;om # minutt
    for # time sidan;for # timar sidan|om # time;om # timar
    for # dag siden;for # døgn sidan|om # dag;om # dager|i går;i dag;i morgon
    for # veke sidan;for # veker sidan|om # veke;om # veker|førre veke;denne veka;neste veke
    for # månad sidan;for # månadar sidan|om # månad;om # månadar|førre månad;denne månaden;neste månad
    for # år sidan;for # år sidan|om # år;om # år|i fjor;i år;neste år
    is one other|núna
    fyrir # sekúndu;fyrir # sekúndum|eftir # sekúndu;eftir # sekúndur
    fyrir # mínútu;fyrir # mínútum|eftir # mínútu;eftir # mínútur
    fyrir # klukkustund;fyrir # klukkustundum|eftir # klukkustund;eftir # klukkustundir
    fyrir # degi;fyrir # dögum|eftir # dag;eftir # daga|í gær;í dag;á morgun
    fyrir # viku;fyrir # vikum|eftir # viku;eftir # vikur|í síðustu viku;í þessari viku;í næstu viku
    fyrir # mánuði;fyrir # mánuðum|eftir # mánuð;eftir # mánuði|í síðasta mánuði;í þessum mánuði;í næsta mánuði
    fyrir # ári;fyrir # árum|eftir # ár;eftir # ár|á síðasta ári;á þessu ári;á næsta ári
    af one other|nou
    # sekonde gelede;# sekondes gelede|oor # sekonde;oor # sekondes
    # minuut gelede;# minute gelede|oor # minuut;oor # minute
    # uur gelede;# uur gelede|oor # uur;oor # uur
    # dag gelede;# dae gelede|oor # dag;oor # dae|gister;vandag;môre
    # week gelede;# weke gelede|oor # week;oor # weke|verlede week;hierdie week;volgende week
    # maand gelede;# maande gelede|oor # maand;oor # maande|verlede maand;vandeesmaand;volgende maand
    # jaar gelede;# jaar gelede|oor # jaar;oor # jaar|verlede jaar;hierdie jaar;volgende jaar
    fr one other|maintenant
    il y a # seconde;il y a # secondes|dans # seconde;dans # secondes
    il y a # minute;il y a # minutes|dans # minute;dans # minutes
    il y a # heure;il y a # heures|dans # heure;dans # heures
    il y a # jour;il y a # jours|dans # jour;dans # jours|hier;aujourd’hui;demain
    il y a # semaine;il y a # semaines|dans # semaine;dans # semaines|\
    la semaine dernière;cette semaine;la semaine prochaine
    il y a # mois;il y a # mois|dans # mois;dans # mois|le mois dernier;ce mois-ci;le mois prochain
    il y a # an;il y a # ans|dans # an;dans # ans|l’année dernière;cette année;l’année prochaine
    es one other|ahora
    hace # segundo;hace # segundos|dentro de # segundo;dentro de # segundos
    hace # minuto;hace # minutos|dentro de # minuto;dentro de # minutos
    hace # hora;hace # horas|dentro de # hora;dentro de # horas
    hace # día;hace # días|dentro de # día;dentro de # días|ayer;hoy;mañana
    hace # semana;hace # semanas|dentro de # semana;dentro de # semanas|\
    la semana pasada;esta semana;la próxima semana
    hace # mes;hace # meses|dentro de # mes;dentro de # meses|el mes pasado;este mes;el próximo mes
    hace # año;hace # años|dentro de # año;dentro de # años|el año pasado;este año;el próximo año
    it one other|ora
    # secondo fa;# secondi fa|tra # secondo;tra # secondi
    # minuto fa;# minuti fa|tra # minuto;tra # minuti
    # ora fa;# ore fa|tra # ora;tra # ore
    # giorno fa;# giorni fa|tra # giorno;tra # giorni|ieri;oggi;domani
    # settimana fa;# settimane fa|tra # settimana;tra # settimane|\
    settimana scorsa;questa settimana;settimana prossima
    # mese fa;# mesi fa|tra # mese;tra # mesi|mese scorso;questo mese;mese prossimo
    # anno fa;# anni fa|tra # anno;tra # anni|anno scorso;quest'anno;anno prossimo
    pt one other|agora
    há # segundo;há # segundos|em # segundo;em # segundos
    há # minuto;há # minutos|em # minuto;em # minutos
    há # hora;há # horas|em # hora;em # horas
    há # dia;há # dias|em # dia;em # dias|ontem;hoje;amanhã
    há # semana;há # semanas|em # semana;em # semanas|semana passada;esta semana;próxima semana
    há # mês;há # meses|em # mês;em # meses|mês passado;este mês;próximo mês
    há # ano;há # anos|em # ano;em # anos|ano passado;este ano;próximo ano
    pt_PT one other|agora
    há # segundo;há # segundos|dentro de # segundo;dentro de # segundos
    há # minuto;há # minutos|dentro de # minuto;dentro de # minutos
    há # hora;há # horas|dentro de # hora;dentro de # horas
    há # dia;há # dias|dentro de # dia;dentro de # dias|ontem;hoje;amanhã
    há # semana;há # semanas|dentro de # semana;dentro de # semanas|semana passada;esta semana;próxima semana
    há # mês;há # meses|dentro de # mês;dentro de # meses|mês passado;este mês;próximo mês
    há # ano;há # anos|dentro de # ano;dentro de # anos|ano passado;este ano;próximo ano
    ca one other|ara
    fa # segon;fa # segons|d’aquí a # segon;d’aquí a # segons
    fa # minut;fa # minuts|d’aquí a # minut;d’aquí a # minuts
    fa # hora;fa # hores|d’aquí a # hora;d’aquí a # hores
    fa # dia;fa # dies|d’aquí a # dia;d’aquí a # dies|ahir;avui;demà
    fa # setmana;fa # setmanes|d’aquí a # setmana;d’aquí a # setmanes|\
    la setmana passada;aquesta setmana;la setmana que ve
    fa # mes;fa # mesos|d’aquí a # mes;d’aquí a # mesos|el mes passat;aquest mes;el mes que ve
    fa # any;fa # anys|d’aquí a # any;d’aquí a # anys|l’any passat;enguany;l’any que ve
    gl one other|agora
    hai # segundo;hai # segundos|en # segundo;en # segundos
    hai # minuto;hai # minutos|en # minuto;en # minutos
    hai # hora;hai # horas|en # hora;en # horas
    hai # día;hai # días|en # día;en # días|onte;hoxe;mañá
    hai # semana;hai # semanas|en # semana;en # semanas|a semana pasada;esta semana;a próxima semana
    hai # mes;hai # meses|en # mes;en # meses|o mes pasado;este mes;o próximo mes
    hai # ano;hai # anos|en # ano;en # anos|o ano pasado;este ano;o próximo ano
    ro one few other|acum
    acum # secundă;acum # secunde;acum # de secunde|peste # secundă;peste # secunde;peste # de secunde
    acum # minut;acum # minute;acum # de minute|peste # minut;peste # minute;peste # de minute
    acum # oră;acum # ore;acum # de ore|peste # oră;peste # ore;peste # de ore
    acum # zi;acum # zile;acum # de zile|peste # zi;peste # zile;peste # de zile|ieri;azi;mâine
    acum # săptămână;acum # săptămâni;acum # de săptămâni|peste # săptămână;peste # săptămâni;peste # de săptămâni|\
    săptămâna trecută;săptămâna aceasta;săptămâna viitoare
    acum # lună;acum # luni;acum # de luni|peste # lună;peste # luni;peste # de luni|\
    luna trecută;luna aceasta;luna viitoare
    acum # an;acum # ani;acum # de ani|peste # an;peste # ani;peste # de ani|anul trecut;anul acesta;anul viitor
    ru one few many|сейчас
    # секунду назад;# секунды назад;# секунд назад|через # секунду;через # секунды;через # секунд
    # минуту назад;# минуты назад;# минут назад|через # минуту;через # минуты;через # минут
    # час назад;# часа назад;# часов назад|через # час;через # часа;через # часов
    # день назад;# дня назад;# дней назад|через # день;через # дня;через # дней|вчера;сегодня;завтра
    # неделю назад;# недели назад;# недель назад|через # неделю;через # недели;через # недель|\
    на прошлой неделе;на этой неделе;на следующей неделе
    # месяц назад;# месяца назад;# месяцев назад|через # месяц;через # месяца;через # месяцев|\
    в прошлом месяце;в этом месяце;в следующем месяце
    # год назад;# года назад;# лет назад|через # год;через # года;через # лет|\
    в прошлом году;в этом году;в следующем году
    uk one few many|зараз
    # секунду тому;# секунди тому;# секунд тому|через # секунду;через # секунди;через # секунд
    # хвилину тому;# хвилини тому;# хвилин тому|через # хвилину;через # хвилини;через # хвилин
    # годину тому;# години тому;# годин тому|через # годину;через # години;через # годин
    # день тому;# дні тому;# днів тому|через # день;через # дні;через # днів|учора;сьогодні;завтра
    # тиждень тому;# тижні тому;# тижнів тому|через # тиждень;через # тижні;через # тижнів|\
    минулого тижня;цього тижня;наступного тижня
    # місяць тому;# місяці тому;# місяців тому|через # місяць;через # місяці;через # місяців|\
    минулого місяця;цього місяця;наступного місяця
    # рік тому;# роки тому;# років тому|через # рік;через # роки;через # років|\
    минулого року;цього року;наступного року
    be one few many|цяпер
    # секунду таму;# секунды таму;# секунд таму|праз # секунду;праз # секунды;праз # секунд
    # хвіліну таму;# хвіліны таму;# хвілін таму|праз # хвіліну;праз # хвіліны;праз # хвілін
    # гадзіну таму;# гадзіны таму;# гадзін таму|праз # гадзіну;праз # гадзіны;праз # гадзін
    # дзень таму;# дні таму;# дзён таму|праз # дзень;праз # дні;праз # дзён|учора;сёння;заўтра
    # тыдзень таму;# тыдні таму;# тыдняў таму|праз # тыдзень;праз # тыдні;праз # тыдняў|\
    на мінулым тыдні;на гэтым тыдні;на наступным тыдні
    # месяц таму;# месяцы таму;# месяцаў таму|праз # месяц;праз # месяцы;праз # месяцаў|\
    у мінулым месяцы;у гэтым месяцы;у наступным месяцы
    # год таму;# гады таму;# гадоў таму|праз # год;праз # гады;праз # гадоў|\
    у мінулым годзе;у гэтым годзе;у наступным годзе
    pl one few many|teraz
    # sekundę temu;# sekundy temu;# sekund temu|za # sekundę;za # sekundy;za # sekund
    # minutę temu;# minuty temu;# minut temu|za # minutę;za # minuty;za # minut
    # godzinę temu;# godziny temu;# godzin temu|za # godzinę;za # godziny;za # godzin
    # dzień temu;# dni temu;# dni temu|za # dzień;za # dni;za # dni|wczoraj;dzisiaj;jutro
    # tydzień temu;# tygodnie temu;# tygodni temu|za # tydzień;za # tygodnie;za # tygodni|\
    w zeszłym tygodniu;w tym tygodniu;w przyszłym tygodniu
    # miesiąc temu;# miesiące temu;# miesięcy temu|za # miesiąc;za # miesiące;za # miesięcy|\
    w zeszłym miesiącu;w tym miesiącu;w przyszłym miesiącu
    # rok temu;# lata temu;# lat temu|za # rok;za # lata;za # lat|w zeszłym roku;w tym roku;w przyszłym roku
    cs one few other|nyní
    před # sekundou;před # sekundami;před # sekundami|za # sekundu;za # sekundy;za # sekund
    před # minutou;před # minutami;před # minutami|za # minutu;za # minuty;za # minut
    před # hodinou;před # hodinami;před # hodinami|za # hodinu;za # hodiny;za # hodin
    před # dnem;před # dny;před # dny|za # den;za # dny;za # dní|včera;dnes;zítra
    před # týdnem;před # týdny;před # týdny|za # týden;za # týdny;za # týdnů|minulý týden;tento týden;příští týden
    před # měsícem;před # měsíci;před # měsíci|za # měsíc;za # měsíce;za # měsíců|\
    minulý měsíc;tento měsíc;příští měsíc
    před # rokem;před # lety;před # lety|za # rok;za # roky;za # let|minulý rok;tento rok;příští rok
    sk one few other|teraz
    pred # sekundou;pred # sekundami;pred # sekundami|o # sekundu;o # sekundy;o # sekúnd
    pred # minútou;pred # minútami;pred # minútami|o # minútu;o # minúty;o # minút
    pred # hodinou;pred # hodinami;pred # hodinami|o # hodinu;o # hodiny;o # hodín
    pred # dňom;pred # dňami;pred # dňami|o # deň;o # dni;o # dní|včera;dnes;zajtra
    pred # týždňom;pred # týždňami;pred # týždňami|o # týždeň;o # týždne;o # týždňov|\
    minulý týždeň;tento týždeň;budúci týždeň
    pred # mesiacom;pred # mesiacmi;pred # mesiacmi|o # mesiac;o # mesiace;o # mesiacov|\
    minulý mesiac;tento mesiac;budúci mesiac
    pred # rokom;pred # rokmi;pred # rokmi|o # rok;o # roky;o # rokov|minulý rok;tento rok;budúci rok
    sl one two few other|zdaj
    pred # sekundo;pred # sekundama;pred # sekundami;pred # sekundami|\
    čez # sekundo;čez # sekundi;čez # sekunde;čez # sekund
    pred # minuto;pred # minutama;pred # minutami;pred # minutami|čez # minuto;čez # minuti;čez # minute;čez # minut
    pred # uro;pred # urama;pred # urami;pred # urami|čez # uro;čez # uri;čez # ure;čez # ur
    pred # dnevom;pred # dnevoma;pred # dnevi;pred # dnevi|čez # dan;čez # dneva;čez # dni;čez # dni|\
    včeraj;danes;jutri
    pred # tednom;pred # tednoma;pred # tedni;pred # tedni|čez # teden;čez # tedna;čez # tedne;čez # tednov|\
    prejšnji teden;ta teden;naslednji teden
    pred # mesecem;pred # mesecema;pred # meseci;pred # meseci|čez # mesec;čez # meseca;čez # mesece;čez # mesecev|\
    prejšnji mesec;ta mesec;naslednji mesec
    pred # letom;pred # letoma;pred # leti;pred # leti|čez # leto;čez # leti;čez # leta;čez # let|\
    lani;letos;naslednje leto
    hr one few other|sad
    prije # sekundu;prije # sekunde;prije # sekundi|za # sekundu;za # sekunde;za # sekundi
    prije # minutu;prije # minute;prije # minuta|za # minutu;za # minute;za # minuta
    prije # sat;prije # sata;prije # sati|za # sat;za # sata;za # sati
    prije # dan;prije # dana;prije # dana|za # dan;za # dana;za # dana|jučer;danas;sutra
    prije # tjedan;prije # tjedna;prije # tjedana|za # tjedan;za # tjedna;za # tjedana|\
    prošli tjedan;ovaj tjedan;sljedeći tjedan
    prije # mjesec;prije # mjeseca;prije # mjeseci|za # mjesec;za # mjeseca;za # mjeseci|\
    prošli mjesec;ovaj mjesec;sljedeći mjesec
    prije # godinu;prije # godine;prije # godina|za # godinu;za # godine;za # godina|\
    prošle godine;ove godine;sljedeće godine
    bs one few other|sada
    prije # sekundu;prije # sekunde;prije # sekundi|za # sekundu;za # sekunde;za # sekundi
    prije # minutu;prije # minute;prije # minuta|za # minutu;za # minute;za # minuta
    prije # sat;prije # sata;prije # sati|za # sat;za # sata;za # sati
    prije # dan;prije # dana;prije # dana|za # dan;za # dana;za # dana|jučer;danas;sutra
    prije # sedmicu;prije # sedmice;prije # sedmica|za # sedmicu;za # sedmice;za # sedmica|\
    prošle sedmice;ove sedmice;sljedeće sedmice
    prije # mjesec;prije # mjeseca;prije # mjeseci|za # mjesec;za # mjeseca;za # mjeseci|\
    prošli mjesec;ovaj mjesec;sljedeći mjesec
    prije # godinu;prije # godine;prije # godina|za # godinu;za # godine;za # godina|\
    prošle godine;ove godine;sljedeće godine
    sr one few other|сада
    пре # секунде;пре # секунде;пре # секунди|за # секунду;за # секунде;за # секунди
    пре # минута;пре # минута;пре # минута|за # минут;за # минута;за # минута
    пре # сата;пре # сата;пре # сати|за # сат;за # сата;за # сати
    пре # дана;пре # дана;пре # дана|за # дан;за # дана;за # дана|јуче;данас;сутра
    пре # недеље;пре # недеље;пре # недеља|за # недељу;за # недеље;за # недеља|\
    прошле недеље;ове недеље;следеће недеље
    пре # месеца;пре # месеца;пре # месеци|за # месец;за # месеца;за # месеци|\
    прошлог месеца;овог месеца;следећег месеца
    пре # године;пре # године;пре # година|за # годину;за # године;за # година|\
    прошле године;ове године;следеће године
    mk one other|сега
    пред # секунда;пред # секунди|за # секунда;за # секунди
    пред # минута;пред # минути|за # минута;за # минути
    пред # час;пред # часа|за # час;за # часа
    пред # ден;пред # дена|за # ден;за # дена|вчера;денес;утре
    пред # седмица;пред # седмици|за # седмица;за # седмици|минатата седмица;оваа седмица;следната седмица
    пред # месец;пред # месеци|за # месец;за # месеци|минатиот месец;овој месец;следниот месец
    пред # година;пред # години|за # година;за # години|лани;оваа година;догодина
    bg one other|сега
    преди # секунда;преди # секунди|след # секунда;след # секунди
    преди # минута;преди # минути|след # минута;след # минути
    преди # час;преди # часа|след # час;след # часа
    преди # ден;преди # дни|след # ден;след # дни|вчера;днес;утре
    преди # седмица;преди # седмици|след # седмица;след # седмици|\
    предходната седмица;тази седмица;следващата седмица
    преди # месец;преди # месеца|след # месец;след # месеца|предходен месец;този месец;следващ месец
    преди # година;преди # години|след # година;след # години|миналата година;тази година;следващата година
    """
}
