import { BIKE_LOGO, BIKE_PLACES, BIKE_SYMBOLS, MAKERS } from "./bike-places.mjs";
import { BIKES } from "./bikes.mjs";
import { DESSERTS } from "./desserts.mjs";
import { DISHES } from "./dishes.mjs";
import { DRINKS } from "./drinks.mjs";
import { GEAR, WORKSHOP } from "./gear.mjs";
import { MAPS } from "./maps.mjs";
import { PIZZAS } from "./pizza.mjs";
import { CREW, LOGO, PEOPLE, PLACES, SYMBOLS } from "./places.mjs";
import { SPECIAL } from "./special.mjs";

/** Every picture of each shop: name without extension → function that draws it. */
export const pictures = {
  pizza: { ...PIZZAS, ...SPECIAL, ...DISHES, ...DRINKS, ...DESSERTS, ...PLACES, ...PEOPLE, ...SYMBOLS, logo: LOGO },
  bike: {
    ...BIKES,
    ...GEAR,
    ...WORKSHOP,
    ...BIKE_PLACES,
    ...CREW,
    ...BIKE_SYMBOLS,
    ...MAKERS,
    ...MAPS,
    logo: BIKE_LOGO,
  },
};
