/* Texts of the cart beside the menu, and as a sheet on small screens. */

export const heading = "Ihr Warenkorb";
export const nothingChosen = "Noch nichts ausgewählt.";
