import { type Entry, WORKDAYS, open } from "../build";
import { ALL_DAY, FULL_HD, PORTRAIT, UHD, scene, segment } from "../signage";

export const segments: Entry<"digital-signage-segments">[] = [
  {
    id: "seg_karte",
    name: "Die ganze Karte",
    entries: [scene("karte_pizza"), scene("karte_pasta"), scene("karte_antipasti"), scene("karte_suesses")],
    tags: ["karte"],
  },
  {
    id: "seg_stimmung",
    name: "Bilder aus dem Haus",
    order: "shuffle",
    entries: [scene("teig"), scene("ofen"), scene("tafel"), scene("neues", { duration: 20 })],
    tags: ["stimmung"],
  },
  {
    id: "seg_theke",
    name: "Theke",
    entries: [
      scene("willkommen", { condition: { kind: "open" } }),
      segment("karte", { transition: "slide" }),
      scene("vergriffen", { condition: { kind: "soldOutCategory", value: "cat_pizza" } }),
      scene("viel_los", { condition: { kind: "openOrdersAbove", value: 8 } }),
      scene("mittag"),
      segment("stimmung", { duration: 28 }),
      scene("feiertage"),
      scene("silvester"),
      scene("zeiten"),
      scene("uhr"),
    ],
    tags: ["theke"],
  },
  {
    id: "seg_mittag",
    name: "Mittag",
    entries: [scene("mittag", { duration: 25 }), scene("karte_pizza"), scene("karte_suesses", { duration: 14 })],
    tags: ["theke"],
  },
  {
    id: "seg_nacht",
    name: "Spät am Abend",
    entries: [scene("spaet"), scene("karte_pizza"), scene("karte_suesses"), segment("stimmung", { duration: 16 })],
    tags: ["theke"],
  },
  {
    id: "seg_abholung",
    name: "Abholung",
    entries: [
      scene("abholung", { duration: 40 }),
      scene("viel_los", { condition: { kind: "openOrdersAbove", value: 8 } }),
      scene("neues", { duration: 16 }),
    ],
    tags: ["abholung"],
  },
  {
    id: "seg_hochkant",
    name: "Auslage hochkant",
    order: "weighted",
    entries: [
      scene("karte_hochkant", { weight: 3 }),
      scene("waldrand", { weight: 2 }),
      scene("steirisch", { weight: 2 }),
      scene("tiramisu"),
      scene("desserts_hochkant"),
      scene("zeiten"),
    ],
    tags: ["hochkant"],
  },
  { id: "seg_ruhe", name: "Wenn geschlossen ist", entries: [scene("zeiten", { duration: 20 }), scene("uhr")] },
  {
    id: "seg_weihnachten",
    name: "Weihnachten",
    entries: [scene("weihnachten"), scene("tafel"), scene("zeiten")],
    tags: ["feiertage"],
  },
];

/** On both days on which no branch bakes. */
const christmas = [
  { fromDate: "2026-12-24", toDate: "2026-12-25", ...ALL_DAY, segment: "seg_weihnachten" },
  { fromDate: "2027-12-24", toDate: "2027-12-25", ...ALL_DAY, segment: "seg_weihnachten" },
];

export const streams: Entry<"digital-signage-streams">[] = [
  {
    id: "str_theke",
    name: "Theke Neubau",
    branch: "brn_neubau",
    filler: "seg_ruhe",
    plan: [
      { segment: "seg_theke", from: "10:00", to: "23:00" },
      { segment: "seg_mittag", weekdays: [...WORKDAYS], from: "11:00", to: "13:30", priority: 10 },
      { segment: "seg_nacht", weekdays: ["friday", "saturday"], from: "22:00", to: "02:00", priority: 10 },
    ],
    overrides: christmas,
  },
  {
    id: "str_abholung",
    name: "Abholung",
    filler: "seg_ruhe",
    plan: [{ segment: "seg_abholung", from: "11:00", to: "01:00" }],
    overrides: christmas,
  },
  {
    id: "str_auslage",
    name: "Auslage hochkant",
    orientation: "portrait",
    filler: "seg_ruhe",
    plan: [{ segment: "seg_hochkant", from: "09:00", to: "24:00" }],
    overrides: christmas,
  },
];

/** Three above the counter change together; nobody has connected any of them. */
export const tvs: Entry<"digital-signage-devices">[] = [
  ...(["links", "mitte", "rechts"] as const).map((side, index) => ({
    id: `tv_neubau_${side}`,
    identifier: `neubau-theke-${index + 1}`,
    name: `Theke Neubau ${side}`,
    branch: "brn_neubau",
    place: `Über der Theke, ${side}`,
    stream: "str_theke",
    group: "Theke Neubau",
    tags: ["theke"],
    size: side === "mitte" ? UHD : FULL_HD,
    powerHours: [
      ...open(["sunday", "monday", "tuesday", "wednesday", "thursday"], "10:00", "23:30"),
      ...open(["friday", "saturday"], "10:00", "02:30"),
    ],
  })),
  {
    id: "tv_favoriten_abholung",
    identifier: "favoriten-abholung",
    name: "Abholung Favoriten",
    branch: "brn_favoriten",
    place: "Neben dem Abholfenster",
    stream: "str_abholung",
    tags: ["abholung"],
    size: FULL_HD,
  },
  {
    id: "tv_leopoldstadt_auslage",
    identifier: "leopoldstadt-auslage",
    name: "Auslage Leopoldstadt",
    branch: "brn_leopoldstadt",
    place: "In der Auslage, hochkant",
    stream: "str_auslage",
    tags: ["auslage"],
    ...PORTRAIT,
  },
];
