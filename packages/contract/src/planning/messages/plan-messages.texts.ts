export const PLAN_CHANNEL_LABELS = {
  mail: "E-Mail",
  sms: "SMS",
  push: "Push-Nachricht",
} as const;

const shifts = (count: number): string => (count === 1 ? "1 Schicht" : `${String(count)} Schichten`);

/** An SMS names the first shifts; what does not fit is counted. */
export const SHIFT_SMS = {
  text: ({ place, shifts: named, more }: { place: string; shifts: readonly string[]; more: number }): string =>
    `${place}, Dienstplan: ${named.join("; ")}${more > 0 ? `; und ${shifts(more)} mehr` : ""}`,
  changed: ({ shift, before }: { shift: string; before: string }): string => `${shift} (bisher ${before})`,
  gone: (shift: string): string => `${shift} entfällt`,
  /** Where one of them is told so late that its person has to agree. */
  consent: (link: string): string => `Bitte zustimmen oder ablehnen: ${link}`,
} as const;

/** Locked screens are read by strangers, so it says no times. */
export const SHIFT_PUSH = {
  title: "Ihr Dienstplan",
  body: ({ count, isConsentAsked }: { count: number; isConsentAsked: boolean }): string =>
    `${shifts(count)} neu oder geändert.${isConsentAsked ? " Bitte stimmen Sie zu oder lehnen Sie ab." : ""}`,
} as const;
