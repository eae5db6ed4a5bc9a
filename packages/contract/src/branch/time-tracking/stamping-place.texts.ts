/** What a branch has to know before it checks the place; the laws are those on controls of staff. */
export const STAMPING_RADIUS_HINT =
  "Leer: Der Ort wird nicht geprüft. Sonst fragt die Seite am Telefon nur beim Stempeln danach und merkt sich, ob " +
  "außerhalb des Umkreises gestempelt wurde, keine Koordinaten. Braucht Breiten- und Längengrad. Als Kontrolle " +
  "der Beschäftigten braucht das in Österreich eine Betriebsvereinbarung (§ 96 Abs. 1 Z 3 ArbVG), ohne Betriebsrat die " +
  "Zustimmung jeder Person (§ 10 AVRAG), in Deutschland die Mitbestimmung des Betriebsrats (§ 87 Abs. 1 Nr. 6 BetrVG).";
