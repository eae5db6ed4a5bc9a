import { PHONE_EXAMPLE } from "../kit/phone/phone";

export const SERVICE_TEST_MESSAGES = {
  noPhone: `Bitte geben Sie die Nummer mit Landesvorwahl an, etwa ${PHONE_EXAMPLE}.`,
  noSender: "Es ist keine Absenderadresse für E-Mails eingerichtet.",
  smsStopped: "Diese Nummer möchte keine SMS mehr bekommen.",
} as const;

/** The message that tests the settings of the shop. */
export const SETTINGS_MESSAGE = {
  title: "Testnachricht",
  text: "Das ist eine Testnachricht aus den Einstellungen. Nachrichten des Shops kommen hier an.",
  note: "Diese E-Mail wurde aus den Einstellungen versendet.",
} as const;
