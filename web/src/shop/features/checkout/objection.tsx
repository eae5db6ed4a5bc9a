import type { Config } from "@tresen/contract/config/config";
import type { OrderDraft } from "@tresen/contract/order/order";
import { CheckField } from "../../ui/text-field";
import * as texts from "./contact.texts";

type Choice = OrderDraft["advertising"];

/** Whether the shop asks customers for reviews by mail, which is advertising: not of those who order at a kiosk. */
export function offersObjection({
  config,
  isSelfService,
}: {
  config: Pick<Config, "enablePluginOrderReviews">;
  isSelfService: boolean;
}): boolean {
  return config.enablePluginOrderReviews && !isSelfService;
}

/** What the order says of the objection: nothing where it was not offered, or where there is no address to write to. */
export function advertisingOf({
  isOffered,
  details: { email, advertising },
}: {
  isOffered: boolean;
  details: Pick<OrderDraft, "email" | "advertising">;
}): Choice {
  if (!isOffered || email.trim() === "") return "unasked";
  return advertising === "refused" ? "refused" : "offered";
}

/** The objection to advertising, beside the mail address. */
export function ObjectionField({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  return (
    <div>
      <CheckField
        label={texts.objection}
        name="advertising"
        checked={choice === "refused"}
        aria-describedby="advertising-hint"
        onChange={({ target }) => onChange(target.checked ? "refused" : "unasked")}
      />
      <p id="advertising-hint" className="text-sm text-muted">
        {texts.objectionHint}
      </p>
    </div>
  );
}
