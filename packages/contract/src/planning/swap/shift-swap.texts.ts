import type { SwapState } from "./shift-swap.state";

export const SWAP_STATE_LABELS: Readonly<Record<SwapState, string>> = {
  asked: "Angefragt",
  accepted: "Angenommen",
  approved: "Genehmigt",
  rejected: "Abgelehnt",
  declined: "Nicht angenommen",
  withdrawn: "Zurückgezogen",
  expired: "Hinfällig",
};

export const SWAP_MESSAGES = {
  missing: "Diese Anfrage gibt es nicht.",
  notOwn:
    "Nur eine eigene, veröffentlichte Schicht, die noch nicht begonnen hat, kann abgegeben oder getauscht werden.",
  open: "Zu dieser Schicht gibt es schon eine offene Anfrage.",
  person: "Diese Person kann die Schicht nicht übernehmen.",
  counter: "Diese Schicht kann nicht dagegen getauscht werden.",
  counterPerson: "Zum Tauschen muss eine Person genannt sein.",
  step: "Das ist bei dieser Anfrage nicht mehr möglich.",
  expired: "Diese Anfrage ist hinfällig: Die Schicht wurde geändert oder abgesagt, oder sie hat begonnen.",
  /** Where the request has ended and something else is wanted. */
  ended: {
    approved: "Dieser Tausch wurde schon genehmigt.",
    rejected: "Dieser Tausch wurde schon abgelehnt.",
    declined: "Diese Anfrage wurde schon abgelehnt.",
    withdrawn: "Diese Anfrage wurde schon zurückgezogen.",
  },
  reason: "Bitte nennen Sie den Grund der Ablehnung.",
  unseen: "Inzwischen hat sich etwas geändert. Bitte sehen Sie die Anfrage noch einmal an.",
  own: "Über einen eigenen Tausch entscheidet jemand anderer.",
} as const;

/** The mail about a request, by what became of it. */
export const SWAP_MAIL = {
  title: "Schichttausch",
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten.",
  where: "Sie sehen die Anfrage im Backoffice unter „Meine Schichten“.",
  whereToDecide: "Entscheiden können Sie im Backoffice in der Planung unter „Tauschanfragen“.",
  give: "Schicht",
  counter: "Im Tausch dagegen",
  asked: (name: string): string => `${name} fragt Sie wegen einer Schicht:`,
  accepted: (name: string): string => `${name} hat Ihre Anfrage angenommen. Jetzt wird darüber entschieden:`,
  toDecide: ({ asker, asked }: { asker: string; asked: string }): string =>
    `${asked} hat die Anfrage von ${asker} angenommen. Bitte entscheiden Sie über den Tausch:`,
  declined: (name: string): string => `${name} hat Ihre Anfrage abgelehnt:`,
  withdrawn: (name: string): string => `${name} hat die Anfrage zurückgezogen:`,
  approved: {
    asker: (name: string): string => `Der Tausch wurde genehmigt. ${name} übernimmt Ihre Schicht:`,
    asked: (name: string): string => `Der Tausch wurde genehmigt. Sie übernehmen die Schicht von ${name}:`,
  },
  rejected: "Der Tausch wurde abgelehnt:",
  reason: "Grund",
} as const;

/** Locked screens are read by strangers, so it says neither times nor names. */
export const SWAP_PUSH = {
  title: "Schichttausch",
  toDecide: "Über einen Tausch ist zu entscheiden.",
  bodies: {
    asked: "Jemand fragt Sie wegen einer Schicht.",
    accepted: "Ihre Anfrage wurde angenommen. Jetzt wird darüber entschieden.",
    declined: "Ihre Anfrage wurde abgelehnt.",
    withdrawn: "Eine Anfrage an Sie wurde zurückgezogen.",
    approved: "Ein Tausch wurde genehmigt.",
    rejected: "Ein Tausch wurde abgelehnt.",
  },
} as const;

/** The SMS says what the mail says, with the shifts and the reason behind it. */
export const SWAP_SMS = {
  text: ({
    place,
    said,
    shift,
    counter,
    reason,
  }: Record<"place" | "said" | "shift" | "reason", string> & { counter: string | null }): string =>
    `${place}, Schichttausch: ${said} ${shift}${counter === null ? "" : `, gegen ${counter}`}${
      reason === "" ? "" : `. Grund: ${reason}`
    }`,
} as const;
