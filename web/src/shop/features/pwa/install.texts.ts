/* Texts of the offer to install the shop as an app, with instructions for each device. */

export const notNow = "Jetzt nicht";
export const install = "Installieren";
export const asApp = (shop: string): string => `${shop} als App`;
export const advantage = "Mit einem Tippen da, das Angebot auch ohne Netz lesbar.";
export const installShop = (shop: string): string => `${shop} installieren`;

export const cancel = "Abbrechen";
export const done = "Fertig";
export const confirmInBrowser = "Bestätigen Sie im nächsten Schritt die Frage Ihres Browsers.";
export const preparing = "Einen Moment, Ihr Browser bereitet die App vor.";
export const finishInstallation = "Installation abschliessen";
export const installing = "Installation läuft";
export const tapShareOnTablet = "Tippen Sie rechts oben neben der Adresse auf „Teilen“";
export const tapShareOnPhone = "Tippen Sie unten in der Mitte auf „Teilen“";
export const addToHomeOnTablet = "Wählen Sie im Menü „Zum Home-Bildschirm“.";
export const addToHomeOnPhone = "Schieben Sie das Menü nach oben und wählen Sie „Zum Home-Bildschirm“.";
export const openBrowserMenu = "Öffnen Sie das Menü Ihres Browsers.";
export const chooseInstall =
  "Wählen Sie „Installieren“ oder „Zum Startbildschirm hinzufügen“. Fehlt der Eintrag, legen Sie ein Lesezeichen an.";
export const shareIcon = "Quadrat mit Pfeil nach oben";
