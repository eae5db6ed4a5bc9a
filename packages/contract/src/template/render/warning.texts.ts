import type { DrawingWarning } from "./warning";

/** What a warning says to the person who edits the template. */
export function warningText(warning: DrawingWarning): string {
  switch (warning.kind) {
    case "shrunk":
      return `Der Text passt nur verkleinert auf ${Math.round(warning.share * 100)} % der gewählten Größe.`;
    case "cut":
      return "Der Text passt nicht und ist gekürzt.";
    case "rowsMissing":
      return warning.count === 1
        ? "Eine Zeile hat keinen Platz und fehlt im Bild."
        : `${warning.count} Zeilen haben keinen Platz und fehlen im Bild.`;
    case "descriptionsMissing":
      return "Für die Beschreibungen ist kein Platz; sie fehlen im Bild.";
    case "fontMissing":
      return `Die Schriftart „${warning.family}“ fehlt. Gezeigt wird die Ersatzschrift.`;
    case "charactersMissing":
      return `Diese Zeichen hat keine Schrift: ${warning.characters}`;
    case "imageMissing":
      return "Das Bild fehlt.";
    case "codeImpossible":
      if (warning.reason === "eanLength") return "Ein EAN hat 13 oder 8 Ziffern; die letzte darf fehlen.";
      if (warning.reason === "eanCheck")
        return "Die letzte Ziffer des EAN, die Prüfziffer, passt nicht zu den anderen.";
      return "Aus diesem Inhalt lässt sich kein solcher Code machen.";
    case "codeSmall":
      return "Der Code ist so klein, dass ihn manche Geräte nicht lesen können.";
  }
}
