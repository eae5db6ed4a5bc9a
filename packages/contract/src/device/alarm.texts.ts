import type { AlarmKind } from "./alarm-kinds";

interface About {
  name: string;
  count: number;
  title: string;
}

const jobs = ({ count, title }: About): string => (count === 1 ? title : `${count} Drucke`);

/** What stands on desk and kitchen display, in one sentence. */
export const ALARM_TEXTS: Readonly<Record<AlarmKind, (about: About) => string>> = {
  late: (about) => `${about.name}: ${jobs(about)} noch nicht gedruckt`,
  unconfirmed: (about) => `${about.name}: ${jobs(about)} – ist das Papier herausgekommen?`,
  failed: (about) => `${about.name}: ${jobs(about)} nicht gedruckt`,
  expired: (about) => `${about.name}: ${jobs(about)} verfallen und nicht gedruckt`,
  "paper-out": ({ name }) => `${name}: Papier leer`,
  "cover-open": ({ name }) => `${name}: Deckel offen`,
  "printer-error": ({ name }) => `${name}: Störung am Drucker`,
  "printer-silent": ({ name }) => `${name}: Drucker meldet sich nicht`,
  "display-silent": ({ name }) => `${name}: Anzeige meldet sich nicht`,
  "subscription-gone": ({ name }) => `${name}: bekommt keine Benachrichtigungen mehr`,
};
