/** Shown for a message that this worker cannot read, such as one of a newer platform. */
export const UNREADABLE_PUSH = {
  title: "Neuigkeiten am Bestelltresen",
  body: "Bitte öffnen Sie den Bestelltresen.",
};
