export const REDUCED_MESSAGES = {
  notLower: "Der ermäßigte Preis muss niedriger sein als der Preis.",
  endsEarly: "Die Ermäßigung muss später enden, als sie beginnt.",
};
