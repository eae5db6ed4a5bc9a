/* Texts of the panel of the tools. */

export const product = (name: string): string => `Produkt „${name}“`;
export const order = "Bestellung";
export const branch = (name: string): string => `Filiale „${name}“`;
export const menu = (name: string): string => `Produktkatalog „${name}“`;
export const site = (name: string): string => `Seite „${name}“`;
export const config = "Konfiguration";

export const notSaved = "Die Änderung konnte nicht gespeichert werden.";
export const configNotLoaded = "Die Konfiguration konnte nicht geladen werden.";
export const configChanged = "Die Konfiguration wurde inzwischen an anderer Stelle geändert.";
export const reload = "Neu laden";

export const generalSection = "Allgemein";

export const updateReady = "Update bereit";
export const active = "aktiv";
export const installing = "wird installiert";
export const notRegistered = "nicht registriert";

export const snapshotRebuilt = "Snapshot neu aufgebaut.";
export const failed = "Das hat nicht geklappt.";
export const snapshot = "Snapshot";
export const version = ({ version, isRebuilding }: { version: string; isRebuilding: boolean }): string =>
  `Version ${version}${isRebuilding ? ", wird gerade neu aufgebaut" : ""}`;
export const built = "Aufgebaut";
export const ago = (duration: string): string => `vor ${duration}`;
export const size = "Größe";
const NUMBER = new Intl.NumberFormat("de-DE");
export const kilobytes = (count: number): string => `${NUMBER.format(count)} kB`;
export const loadedHere = "Hier geladen";
export const serviceWorker = "Service Worker";
export const caches = "Caches";
export const none = "keine";
export const appVersion = "App-Version";
export const catalogReloaded = "Katalog neu geladen.";
export const reloadCatalog = "Katalog neu laden";
export const cachesCleared = "Caches geleert.";
export const clearCaches = "Caches leeren";
export const rebuildSnapshot = "Snapshot neu aufbauen";
export const rebuildingSnapshot = "Der Snapshot wird neu aufgebaut.";
export const seconds = (count: number): string => `${count} s`;
export const minutes = (count: number): string => `${count} min`;
export const hours = (count: number): string => `${count} h`;
export const days = (count: number): string => `${count} Tagen`;
