/* Texts of the home page of a shop with one branch. */

export const inactive = "Inaktiv";
export const whichHours = "Welche Zeiten";
export const orderOnline = "Online bestellen";

export const call = "Anrufen";
export const directions = "Route berechnen";
