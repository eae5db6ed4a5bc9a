/**
 * The components of react-aria speak German, whatever the browser's language is. They read the locale here when their
 * file is loaded; its provider would make every screen load 1.4 kB, also those that show none of them.
 */
Object.assign(window, { [Symbol.for("react-aria.i18n.locale")]: "de-AT" });
