/* Texts of an order's status page. */

export const branch = "Filiale";

export const proposal = "Terminvorschlag";
export const proposalBeforeTime =
  "Der gewünschte Termin ist leider nicht möglich. Wir können Ihnen Ihre Bestellung stattdessen";
export const proposalAfterTime = "anbieten.";
export const proposalAnsweredCanceled =
  "Der Terminvorschlag wurde inzwischen schon beantwortet: Die Bestellung ist storniert.";
export const proposalAnsweredConfirmed =
  "Der Terminvorschlag wurde inzwischen schon beantwortet: Die Bestellung ist bestätigt.";
export const proposalOver = "Der Terminvorschlag gilt nicht mehr.";

export const oClock = (time: string): string => `${time} Uhr`;
export const details = "Details";
export const status = "Status";
export const orderType = "Bestellart";
export const table = "Tisch";
export const appointment = "Termin";
export const promised = "Voraussichtlich fertig";
export const payment = "Zahlung";
export const refund = "Rückerstattung";
export const refundStates = {
  requested: "angefordert",
  accepted: "unterwegs",
  done: "erledigt",
  failed: "noch offen",
} as const;
export const paymentKinds = { online: "Online bezahlt", link: "Über einen Link", onSite: "Rest vor Ort" } as const;
export const payRest = (amount: string): string => `${amount} bezahlen`;
export const restIsDue = "Es ist noch ein Betrag offen. Sie können ihn gleich hier online bezahlen.";
export const original = "Die Bestellung wurde geändert. Ursprünglich bestellt";
export const originalTotal = (total: string): string => `${original}: ${total}`;
export const donatee = "Spende an";
export const comment = "Anmerkung";
export const orderedAt = "Bestellt am";
export const orderId = "Bestell-ID";

export const noConnection = "Keine Verbindung";
export const asOf = (time: string): string => `Stand von ${time} Uhr. Wir versuchen es weiter.`;
export const backToCheckout = "Zurück zum Bestellvorgang";
export const ticketNumber = "Ticketnummer";
export const installApp = "Als App installieren";
const ALSO_HERE = "Sie können ihr auch hier auf dieser Seite folgen.";
export const onScreens = (number: string): string =>
  `Sie sehen Ihre ${number} auf den Statusbildschirmen. ${ALSO_HERE}`;
export const onScreensOnceConfirmed = (number: string): string =>
  `Sobald Ihre Bestellung bestätigt ist, sehen Sie Ihre ${number} auf den Statusbildschirmen. ${ALSO_HERE}`;
export const followHere = (number: string): string =>
  `Hier können Sie Ihrer Bestellung folgen. Vor Ort sehen Sie Ihre ${number} auch auf den Statusbildschirmen.`;

export const rating = "Wie zufrieden sind Sie insgesamt?";
export const foodRating = "Wie war die Qualität?";
export const serviceRating = "Wie war der Service?";
export const processRating = "Wie einfach war das Bestellen?";
export const howWasIt = "Wie war es?";
export const moreToSay = "Möchten Sie uns noch etwas sagen?";

export const starCount = (stars: number): string => (stars === 1 ? "1 Stern" : `${stars} Sterne`);

export const stepDone = "erledigt";
export const stepCurrent = "jetzt";
export const stepAhead = "kommt noch";
export const timeline = "Verlauf";

export const withdrawal = "Widerruf";
export const withdrawalOffer = "Sie möchten diesen Kauf widerrufen? Einen Grund müssen Sie nicht nennen.";
export const withdrawnAt = ({ date, time }: { date: string; time: string }): string =>
  `Sie haben diesen Vertrag am ${date} um ${time} Uhr widerrufen.`;
export const returnsFollow = "Wie es mit Rücksendung und Rückzahlung weitergeht, teilen wir Ihnen mit.";

export const paymentFailed = "Ihre Zahlung ist fehlgeschlagen.";
export const quotationCanceled = "Ihre Anfrage wurde storniert.";
export const quotationThanks = "Vielen Dank für Ihre Anfrage!";
export const answerProposal = "Bitte antworten Sie auf unseren Terminvorschlag.";
export const quotationReceived = "Wir sehen uns Ihre Anfrage an und melden uns mit einem Angebot.";
export const quotationCompleted = "Ihre Anfrage ist abgeschlossen. Wir freuen uns auf Ihren nächsten Besuch!";
export const orderDelivered = "Ihre Bestellung wurde zugestellt. Wir hoffen, Sie bald wiederzusehen!";
export const orderCompleted = "Ihre Bestellung ist abgeschlossen. Wir hoffen, Sie bald wiederzusehen!";
export const quotationConfirmed = "Ihre Anfrage ist bestätigt. Wir arbeiten an Ihrem Angebot.";
export const orderConfirmed = "Ihre Bestellung ist bestätigt und wird vorbereitet.";
export const promisedAt = (time: string): string => `${orderConfirmed} Fertig um ca. ${time} Uhr.`;
export const proposals =
  "Der gewünschte Termin ist leider nicht möglich. Bitte wählen Sie einen dieser Termine für Ihre Bestellung:";
export const answerUntil = (time: string): string =>
  `Bitte antworten Sie bis ${time} Uhr. Danach wird die Bestellung storniert.`;
export const deliveryAt = (time: string): string => `${orderConfirmed} Wir liefern sie ${time}.`;
export const servedAt = (time: string): string => `${orderConfirmed} Wir servieren sie ${time}.`;
export const readyAt = (time: string): string => `${orderConfirmed} Sie ist ${time} zur Abholung bereit.`;
export const atTime = (time: string): string => `um ${time} Uhr`;
export const tomorrow = (time: string): string => `morgen ${time}`;
export const onDay = ({ day, time }: { day: string; time: string }): string => `am ${day} ${time}`;
export const work = "Stand der Arbeit";
export const workPlanned = "Die Arbeiten sind eingeplant.";
export const workActive = "Wir arbeiten daran.";
export const workPaused = "Die Arbeiten ruhen gerade.";
export const workDone = "Alle Arbeiten sind erledigt.";
export const workCount = ({ done, all }: { done: number; all: number }): string =>
  `${done} von ${all} ${all === 1 ? "Arbeit" : "Arbeiten"} erledigt`;
export const workActiveCount = (count: string): string => `In Arbeit: ${count}.`;
export const workPausedCount = (count: string): string => `Die Arbeiten ruhen gerade: ${count}.`;
export const workDue = (day: string): string => `Voraussichtlich fertig am ${day}`;
export const stepConfirmed = "Bestätigt";
export const stepPrepared = "Vorbereitet";
export const stepPreparing = "Wird vorbereitet";
