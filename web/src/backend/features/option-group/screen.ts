import { call } from "../../../shared/api";
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { recordKind } from "../../admin/clipboard/record-clip";
import type { Screen } from "../../admin/screen";
import { ChangeDialog } from "./change-dialog";
import { optionChanges } from "./option-changes";
import { STEP_TEXTS, USAGE_TEXTS } from "./option-group.texts";
import { pastedStep } from "./pasted-step";
import { StepFields } from "./step-fields";
import { UsageSection } from "./usage-section";

const productsOf = async (id: string) => call("GET /api/option-groups/{id}/products", { params: { id } });

export const optionGroupScreen: Screen = {
  usesOf: async ({ id }) =>
    (await productsOf(id)).products.map((product) => ({
      resource: "products",
      id: product.id,
      label: USAGE_TEXTS.product(product.name),
    })),
  sections: [{ title: USAGE_TEXTS.title, isOffered: (record) => record !== null, Section: UsageSection }],
  confirmation: {
    isDue: async ({ before, draft }) => {
      if (optionChanges({ before: before["options"], after: draft["options"] }).length === 0) return false;
      const uses = await productsOf(before.id).catch(() => null);
      return uses === null || uses.products.length > 0;
    },
    Dialog: ChangeDialog,
  },
};

/** What the form of a product has for steps that share their options: a group that was copied is pasted as one. */
export const stepScreen: Screen = {
  entries: { "config.parts": StepFields },
  pastes: { "config.parts": { kind: recordKind(optionGroups), label: STEP_TEXTS.paste, entryOf: pastedStep } },
};
