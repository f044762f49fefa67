extension PluralRules {
  /// The rules of CLDR 45 for ordinals ("the 3rd star"). A language that is not listed has one form.
  static let ordinal = byLanguage(
    """
    sv: one n % 10 = 1,2 and n % 100 != 11,12
    bal fil fr ga hy lo ms ro vi: one n = 1
    hu: one n = 1,5
    ne: one n = 1..4
    be: few n % 10 = 2,3 and n % 100 != 12,13
    uk: few n % 10 = 3 and n % 100 != 13
    tk: few n % 10 = 6,9 or n = 10
    kk: many n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
    it lld sc vec: many n = 11,8,80,800
    lij scn: many n = 11,8,80..89,800..899
    ka: one i = 1; many i = 0 or i % 100 = 2..20,40,60,80
    sq: one n = 1; many n % 10 = 4 and n % 100 != 14
    kw: one n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84; many n = 5 or n % 100 = 5
    en: one n % 10 = 1 and n % 100 != 11; two n % 10 = 2 and n % 100 != 12; few n % 10 = 3 and n % 100 != 13
    mr: one n = 1; two n = 2,3; few n = 4
    gd: one n = 1,11; two n = 2,12; few n = 3,13
    ca: one n = 1,3; two n = 2; few n = 4
    mk: one i % 10 = 1 and i % 100 != 11; two i % 10 = 2 and i % 100 != 12; many i % 10 = 7,8 and i % 100 != 17,18
    az: one i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80; \
    few i % 10 = 3,4 or i % 1000 = 100,200,300,400,500,600,700,800,900; many i = 0 or i % 10 = 6 or i % 100 = 40,60,90
    gu hi: one n = 1; two n = 2,3; few n = 4; many n = 6
    as bn: one n = 1,5,7,8,9,10; two n = 2,3; few n = 4; many n = 6
    or: one n = 1,5,7..9; two n = 2,3; few n = 4; many n = 6
    cy: zero n = 0,7,8,9; one n = 1; two n = 2; few n = 3,4; many n = 5,6
    """)
}
