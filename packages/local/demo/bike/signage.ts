import { type Entry, WORKDAYS, open } from "../build";
import { ALL_DAY, FULL_HD, PORTRAIT, UHD, scene, segment } from "../signage";

export const segments: Entry<"digital-signage-segments">[] = [
  {
    id: "seg_stimmung",
    name: "Bilder von unterwegs",
    order: "shuffle",
    entries: [scene("mur"), scene("weinberge"), scene("familie"), scene("laden")],
    tags: ["stimmung"],
  },
  {
    id: "seg_preise",
    name: "Preise im Geschäft",
    entries: [scene("raeder"), scene("zubehoer"), scene("verleih")],
    tags: ["preise"],
  },
  {
    id: "seg_kassa",
    name: "Kassa",
    entries: [
      scene("willkommen", { condition: { kind: "open" } }),
      segment("preise", { transition: "slide" }),
      scene("vergriffen", { condition: { kind: "soldOutCategory", value: "cat_ebikes" } }),
      scene("abholung"),
      scene("tafel_ebikes"),
      segment("stimmung", { duration: 20 }),
      scene("ausfahrten"),
      scene("winter"),
      scene("saison"),
      scene("zeiten"),
      scene("uhr"),
    ],
    tags: ["kassa"],
  },
  {
    id: "seg_werkstatt",
    name: "Werkstatt",
    entries: [
      scene("werkstatt"),
      scene("werkstatt_voll", { condition: { kind: "openOrdersAbove", value: 5 } }),
      scene("teile"),
      scene("winter"),
      scene("ausfahrten", { duration: 20 }),
      scene("zeiten"),
    ],
    tags: ["werkstatt"],
  },
  {
    id: "seg_schaufenster",
    name: "Schaufenster",
    entries: [segment("stimmung"), scene("probefahrt"), scene("saison"), segment("stimmung", { duration: 30 })],
    tags: ["schaufenster"],
  },
  {
    id: "seg_nachts",
    name: "Nachts im Schaufenster",
    entries: [scene("nachts"), segment("stimmung"), scene("zeiten")],
    tags: ["schaufenster"],
  },
  {
    id: "seg_hochkant",
    name: "Verleih hochkant",
    order: "weighted",
    entries: [
      scene("tafel_verleih", { weight: 3 }),
      scene("gravel"),
      scene("lastenrad", { weight: 2 }),
      scene("zeiten"),
    ],
    tags: ["hochkant", "verleih"],
  },
  { id: "seg_ruhe", name: "Wenn geschlossen ist", entries: [scene("zeiten", { duration: 20 }), scene("uhr")] },
  {
    id: "seg_weihnachten",
    name: "Weihnachten",
    entries: [scene("weihnachten"), scene("familie"), scene("zeiten")],
    tags: ["feiertage"],
  },
];

const christmas = [
  { fromDate: "2026-12-24", toDate: "2026-12-26", ...ALL_DAY, segment: "seg_weihnachten" },
  { fromDate: "2027-12-24", toDate: "2027-12-25", ...ALL_DAY, segment: "seg_weihnachten" },
];

export const streams: Entry<"digital-signage-streams">[] = [
  {
    id: "str_innen",
    name: "Kassa und Werkstatt",
    filler: "seg_ruhe",
    plan: [
      { segment: "seg_kassa", weekdays: [...WORKDAYS, "saturday"], from: "08:30", to: "19:00" },
      // Before the shop opens and over lunch, the board of the workshop has its turn.
      { segment: "seg_werkstatt", weekdays: [...WORKDAYS], from: "07:30", to: "09:00", priority: 10 },
      { segment: "seg_werkstatt", weekdays: [...WORKDAYS], from: "12:00", to: "13:00", priority: 10 },
    ],
    overrides: christmas,
  },
  {
    id: "str_schaufenster",
    name: "Schaufenster",
    branch: "brn_graz",
    filler: "seg_schaufenster",
    plan: [{ segment: "seg_nachts", from: "20:00", to: "02:00" }],
    overrides: christmas,
  },
  {
    id: "str_verleih",
    name: "Verleih hochkant",
    branch: "brn_graz",
    orientation: "portrait",
    filler: "seg_ruhe",
    plan: [{ segment: "seg_hochkant", weekdays: [...WORKDAYS, "saturday"], from: "08:30", to: "19:00" }],
    overrides: christmas,
  },
];

/** Two beside each other in the window share a picture; nobody has connected any of them. */
export const tvs: Entry<"digital-signage-devices">[] = [
  {
    id: "tv_graz_kassa",
    identifier: "graz-kassa",
    name: "Kassa Graz",
    branch: "brn_graz",
    place: "Hinter der Kassa",
    stream: "str_innen",
    tags: ["kassa"],
    size: UHD,
    powerHours: open([...WORKDAYS, "saturday"], "08:30", "19:00"),
  },
  {
    id: "tv_werkstatt_annahme",
    identifier: "werkstatt-annahme",
    name: "Annahme Werkstatt",
    branch: "brn_werkstatt",
    place: "Über der Annahme",
    stream: "str_innen",
    tags: ["werkstatt"],
    size: FULL_HD,
    powerHours: open(WORKDAYS, "07:30", "18:00"),
  },
  ...(["links", "rechts"] as const).map((side, index) => ({
    id: `tv_graz_fenster_${side}`,
    identifier: `graz-fenster-${index + 1}`,
    name: `Schaufenster ${side}`,
    branch: "brn_graz",
    place: `Schaufenster zur Haselrutengasse, ${side}`,
    stream: "str_schaufenster",
    group: "Schaufenster",
    tags: ["schaufenster"],
    size: FULL_HD,
    wall: { columns: 2, rows: 1, column: index + 1, row: 1 },
    powerHours: open(["daily"], "06:00", "02:00"),
  })),
  {
    id: "tv_graz_verleih",
    identifier: "graz-verleih",
    name: "Verleih Graz",
    branch: "brn_graz",
    place: "Beim Eingang zum Verleih, hochkant",
    stream: "str_verleih",
    tags: ["verleih"],
    ...PORTRAIT,
  },
];
