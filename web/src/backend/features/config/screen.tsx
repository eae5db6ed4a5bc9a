import type { ComponentType } from "react";
import { FieldGrid } from "../../admin/form/field-editor";
import type { Draft } from "../../admin/model/draft";
import type { Screen, ScreenSection } from "../../admin/screen";
import { PrimaryColorField, SecondaryColorField } from "./color-fields";
import { PrivacySection } from "./privacy/privacy-section";
import { SECTIONS } from "./config.texts";
import { LookSection } from "./look-section";
import { MapTests } from "./map-tests";
import { MessageTests } from "./message-tests";
import { PaymentTests } from "./payment-tests";
import { fieldsOfSection } from "./section-fields";

/** The form of the settings: a live picture of the shop beside its look, and tests of the services that it depends on. */
export const configScreen: Screen = {
  fields: { primaryColor: PrimaryColorField, secondaryColor: SecondaryColorField },
  sections: [
    { title: SECTIONS.look, Section: LookSection },
    withTests(SECTIONS.messages, MessageTests),
    withTests(SECTIONS.payment, PaymentTests),
    withTests(SECTIONS.map, MapTests),
    {
      title: SECTIONS.privacy,
      Section: ({ draft, onChange }) => (
        <PrivacySection fields={fieldsOfSection(SECTIONS.privacy)} draft={draft} onChange={onChange} />
      ),
    },
  ],
};

/** A section of the configuration with tests below its fields. */
function withTests(title: string, Tests: ComponentType<{ draft: Draft }>): ScreenSection {
  const fields = fieldsOfSection(title);
  return {
    title,
    Section: ({ draft, onChange }) => (
      <>
        <div className="@container">
          <FieldGrid fields={fields} values={draft} onChange={onChange} />
        </div>
        <Tests draft={draft} />
      </>
    ),
  };
}
