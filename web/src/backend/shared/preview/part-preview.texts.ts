export const PART_TEXTS = {
  title: "Vorschau",
  frame: "Vorschau im Shop",
  width: "Breite der Vorschau",
  widths: { phone: "Telefon", wide: "Breit" },
  size: "Was die Vorschau zeigt",
  sizes: { card: "Karte", whole: "Ganz" },
  nowhere: "Der Shop zeigt diese Navigation nirgends, weil ihre Kennung keine der festen Stellen ist.",
  notPublic: "Diese Navigation ist nicht öffentlich. Der Shop zeigt sie erst, wenn sie es ist.",
} as const;
