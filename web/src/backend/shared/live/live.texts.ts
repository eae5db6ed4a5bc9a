import { formatDateTime } from "@tresen/contract/kit/time";

export const LIVE_TEXTS = {
  busyTitle: "Wartezeit und Pausen",
  busyExplanation: "Gilt sofort für neue Bestellungen und endet von selbst.",
  length: "Für",
  lengths: { 30: "30 min", 60: "1 Stunde", 120: "2 Stunden", 240: "4 Stunden" },
  reason: "Grund (freiwillig)",
  plus: (minutes: number): string => `+${minutes} min`,
  plusLabel: ({ method, minutes }: { method: string; minutes: number }): string =>
    `${method}: ${minutes} Minuten länger`,
  pause: "Pause",
  pauseLabel: (method: string): string => `${method} pausieren`,
  nothing: "Keine Verzögerung",
  untilTime: (until: string): string => `bis ${until}`,
  end: "Beenden",
  endLabel: (what: string): string => `${what}: beenden`,
  set: "Gilt jetzt.",
  ended: "Beendet.",
  failed: "Das konnte nicht gespeichert werden.",
  entered: ({ name, at, zone }: { name: string; at: string; zone: string }): string =>
    `${name}, ${formatDateTime({ at: Date.parse(at), zone })}`,
} as const;

export const SOLD_OUT_TEXTS = {
  title: "Ausverkauft",
  none: "Nichts ist ausverkauft.",
  report: "Produkt melden",
  product: "Produkt",
  whole: "Ganzes Produkt",
  what: "Was ist ausverkauft?",
  dialog: (product: string): string => `${product}: ausverkauft`,
  mark: (product: string): string => `${product} als ausverkauft melden`,
  tomorrow: "Bis morgen",
  day: "Oder bis zum Beginn von",
  untilDay: "Bis zu diesem Tag",
  untilTime: "Bis zu dieser Zeit",
  time: "Uhrzeit (freiwillig)",
  open: "Bis auf Weiteres",
  where: "Wo?",
  everywhere: "In allen Filialen",
  endsHint:
    "Danach wird es von selbst wieder angeboten. Eine Uhrzeit ohne Tag meint heute; „bis morgen“ endet am nächsten " +
    "Öffnungstag der Filiale, „bis auf Weiteres“ spätestens nach einem Jahr.",
  again: "Wieder anbieten",
  againLabel: (what: string): string => `${what} wieder anbieten`,
  done: "Als ausverkauft gemeldet.",
  offered: "Wird wieder angeboten.",
} as const;
