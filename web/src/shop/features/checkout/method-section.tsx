import { SelectField } from "../../ui/field";
import { MethodFields } from "../../widgets/method-fields";
import * as texts from "./checkout.texts";
import { messageFor } from "./errors";
import { Section } from "./section";
import type { CheckoutState } from "./use-checkout";

/** The section for method, delivery area and table. */
export function MethodSection({ state }: { state: CheckoutState }) {
  const { branch, view, shop, errors, cart } = state;
  const tables = [...shop.tables.values()]
    .filter((table) => table.branch === branch.id)
    .sort((a, b) => a.identifier.localeCompare(b.identifier, "de", { numeric: true }));
  return (
    <Section title={texts.how}>
      <div className="grid gap-3">
        <MethodFields
          isForm
          branch={branch}
          view={view}
          currency={shop.config.currency}
          errors={{
            method: messageFor(errors, "isDelivery") ?? messageFor(errors, "isDineIn"),
            area: messageFor(errors, "deliveryArea"),
          }}
          onChoose={(choice) => {
            state.choose(choice);
            state.dismiss(["isDelivery", "isDineIn", "deliveryArea", "table", "branch", "appointmentDate"]);
          }}
        />
        {view.method === "dineIn" && (branch.isTableSelectionEnabled || cart.order.table !== null) && (
          <SelectField
            label={texts.table}
            name="table"
            required={branch.isTableSelectionEnabled}
            value={cart.order.table ?? ""}
            error={messageFor(errors, "table")}
            onChange={({ target }) => {
              state.note({ table: target.value || null });
              state.dismiss(["table"]);
            }}
          >
            <option value="">{texts.pleaseChoose}</option>
            {tables.map(({ id, identifier }) => (
              <option key={id} value={id}>
                {identifier}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </Section>
  );
}
