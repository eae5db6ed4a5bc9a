import { ref } from "../../kit/schema";

/** The group whose options a step of a product has. */
export const groupField = ref("option-groups", "Optionsgruppe")
  .nullish()
  .meta({ description: "Art, Beschreibung und Optionen kommen aus der Gruppe, die viele Produkte haben können." });
