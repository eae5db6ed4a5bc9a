import { describe, expect, it } from "vitest";
import { makeBranch, makeConfig } from "../../test/fixtures";
import {
  type BranchPaymentFlags,
  type ConfigPaymentFlags,
  PAYMENT_METHODS,
  type PaymentMethod,
  defaultPaymentMethod,
  offeredPaymentMethods,
  paymentLabel,
} from "./payment";

const SWITCHES = {
  cash: "Cash",
  "atm-card": "ATMCard",
  "hydro-ag-voucher": "HydroAGVoucher",
  mollie: "Mollie",
  datatrans: "Datatrans",
} as const;
const providers: readonly PaymentMethod[] = ["mollie", "datatrans"];

describe("payment methods", () => {
  it("need the plugin, the shop's and the branch's switch", () => {
    for (const method of PAYMENT_METHODS) {
      for (let bits = 0; bits < 8; bits += 1) {
        const [plugin, enabled, ofBranch] = [bits & 1, bits & 2, bits & 4].map(Boolean);
        const none = Object.fromEntries(
          Object.values(SWITCHES).flatMap((name) => [
            [`enablePlugin${name}`, false],
            [`is${name}Enabled`, false],
          ]),
        ) as ConfigPaymentFlags;
        const config = {
          ...none,
          [`enablePlugin${SWITCHES[method]}`]: plugin,
          [`is${SWITCHES[method]}Enabled`]: enabled,
        };
        const branch = { ...none, [`is${SWITCHES[method]}Enabled`]: ofBranch } as BranchPaymentFlags;
        expect(offeredPaymentMethods({ branch, config, providers })).toEqual(bits === 7 ? [method] : []);
      }
    }
  });

  it("online also need a provider", () => {
    const branch = makeBranch({ isMollieEnabled: true });
    const config = makeConfig({ enablePluginMollie: true, isMollieEnabled: true });
    expect(offeredPaymentMethods({ branch, config })).toEqual(["cash", "atm-card"]);
    expect(offeredPaymentMethods({ branch, config, providers: ["mollie"] })).toEqual(["cash", "atm-card", "mollie"]);
  });

  it("start with cash, else Datatrans, else the first one", () => {
    expect([
      defaultPaymentMethod(["atm-card", "cash"]),
      defaultPaymentMethod(["atm-card", "datatrans"]),
      defaultPaymentMethod(["atm-card"]),
      defaultPaymentMethod([]),
    ]).toEqual(["cash", "datatrans", "atm-card", null]);
  });
});

it("two online payment methods have different labels where both are offered", () => {
  expect(paymentLabel({ method: "mollie", offered: ["cash", "mollie"] })).toBe("Online Zahlung");
  expect(paymentLabel({ method: "mollie", offered: ["mollie", "datatrans"] })).toBe("Online Zahlung (Mollie)");
  expect(paymentLabel({ method: "datatrans", offered: ["mollie", "datatrans"] })).toBe("Online Zahlung (Datatrans)");
  expect(paymentLabel({ method: "cash", offered: ["cash", "mollie", "datatrans"] })).toBe("Barzahlung");
});
