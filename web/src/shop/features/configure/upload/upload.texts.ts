/* Texts of the upload of pictures and files for a product. */

export const unprocessable = (name: string): string =>
  `Die Datei „${name}“ konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder ihr Typ ist unbekannt.`;
export const offline = (name: string): string =>
  `Die Datei „${name}“ konnte nicht hochgeladen werden. Bitte überprüfen Sie Ihre Internetverbindung.`;
export const tooMany = (name: string): string =>
  `Die Datei „${name}“ konnte nicht hochgeladen werden. Sie haben in kurzer Zeit sehr viele Dateien gesendet. ` +
  "Bitte versuchen Sie es in einigen Minuten noch einmal.";
export const remove = (file: string): string => `${file} entfernen`;
export const uploadingFile = (file: string): string => `${file} wird hochgeladen`;
export const closeMessageAbout = (file: string): string => `Meldung zu ${file} schließen`;
export const tryAgain = "Noch einmal versuchen";
export const andMore = (count: number): string => ` und ${count} weitere`;
export const quoted = (name: string): string => `„${name}“`;
export const notTaken = (names: string): string => `Nicht übernommen: ${names}.`;
export const closeMessage = "Meldung schließen";

export const chooseImage = "Bild auswählen";
export const chooseOtherImage = "Anderes Bild auswählen";
export const chooseImages = "Bilder auswählen";
export const chooseMoreImages = "Weitere Bilder auswählen";
export const chooseFile = "Datei auswählen";
export const chooseOtherFile = "Andere Datei auswählen";
export const chooseFiles = "Dateien auswählen";
export const chooseMoreFiles = "Weitere Dateien auswählen";
export const imageHint = "JPG, PNG oder GIF. Große Fotos verkleinern wir für Sie.";
export const fileHint = (megabytes: number): string =>
  `Bilder, PDF, Office-Dokumente, Audio oder Video bis ${megabytes} MB.`;
export const atMost = (count: number): string => ` Höchstens ${count}.`;
export const uploading = "Wird hochgeladen …";
export const uploaded = (names: string): string => `Hochgeladen: ${names}`;
