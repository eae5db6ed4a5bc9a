export const OPTION_GROUP_MESSAGES = {
  withoutGroup: "Nur ein Schritt mit Optionsgruppe lässt Optionen weg.",
  unknown: (name: string): string => `Die Option „${name}“ gibt es in der Optionsgruppe nicht.`,
  nothingLeft: "Mindestens eine Option der Gruppe muss bleiben, da etwas gewählt werden muss.",
};
