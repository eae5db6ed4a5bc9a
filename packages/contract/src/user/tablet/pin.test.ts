import { expect, test } from "vitest";
import { pinFault, typedPin } from "./pin";
import { PIN_MESSAGES } from "./tablet.texts";

test.each(["0000", "77777", "1234", "7890", "9012", "4321", "0987", "23456789"])("%s is a run", (pin) => {
  expect(pinFault({ pin })).toBe(PIN_MESSAGES.run);
});

test.each(["1357", "1212", "1123", "4711", "80215"])("%s is none", (pin) => {
  expect(pinFault({ pin })).toBeNull();
});

test.each(["1987", "2403", "0324", "0387", "2487", "240387", "870324", "24031987", "19870324", "031987"])(
  "%s is of the birth date",
  (pin) => {
    expect(pinFault({ pin, birthDate: "1987-03-24" })).toBe(PIN_MESSAGES.birthDate);
    expect(pinFault({ pin, birthDate: "1990-12-05" })).toBeNull();
    expect(pinFault({ pin, birthDate: null })).toBeNull();
  },
);

test.each(["", "123", "123456789", "12a4", "12 34", "１２３４", "1234\n"])("%j has not the form of one", (pin) => {
  expect(typedPin.safeParse(pin).success).toBe(false);
});
