/* Apart from the messages, which the navigation and the list of permissions do not need. */

export const REMINDERS_TITLE = "Erinnerungen";
export const CONTACT_STOP = "Abbestellung";
