import type { FieldError } from "@tresen/contract/kit/errors";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { WITHDRAWAL_TEXTS } from "@tresen/contract/order/withdrawal/withdrawal.texts";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/field";
import { TextArea, TextField } from "../../ui/text-field";
import { Callout } from "../../ui/callout";
import type { WithdrawalState } from "./use-withdrawal";
import { WITHDRAWAL_FIELDS, type WithdrawalField } from "./withdrawal-rules";
import * as texts from "./withdrawal.texts";

const control = (field: string): HTMLElement | null => document.getElementById(`withdrawal-${field}`);

function focusFirst(faults: readonly FieldError[]): void {
  const first = WITHDRAWAL_FIELDS.find((name) => faults.some(({ field }) => field === name));
  if (first) control(first)?.focus();
}

/** The first step: who withdraws from what, and the address for the receipt. `order` is set if the order is known. */
export function EnterStep({
  state,
  order,
  branches,
}: {
  state: WithdrawalState;
  order: ReactNode;
  branches: readonly Branch[];
}) {
  const { draft, errors, change, declare } = state;
  // The server's errors are shown when the customer returns from the second step.
  const found = useRef(errors);
  useEffect(() => focusFirst(found.current), []);
  const text = (name: WithdrawalField) => ({
    name: `withdrawal-${name}`,
    value: draft[name],
    error: errors.find(({ field }) => field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    focusFirst(declare(String(new FormData(event.currentTarget).get("website") ?? "")));
  };
  return (
    <form noValidate aria-label={texts.withdrawal} onSubmit={submit} className="relative grid gap-4">
      {order}
      {!order && branches.length > 1 && (
        <SelectField label={texts.branch} required {...text("branch")}>
          <option value="">{texts.pleaseChoose}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!order && (
        <TextField
          label={texts.orderNumber}
          required
          autoComplete="off"
          maxLength={100}
          hint={texts.orderNumberHint}
          {...text("orderNumber")}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.fullName} required autoComplete="name" maxLength={200} {...text("name")} />
        <TextField
          label={texts.confirmationEmail}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...text("email")}
        />
      </div>
      <TextArea label={texts.optionalRemark} maxLength={1000} hint={texts.remarkHint} {...text("remark")} />
      {/* A honeypot for programs that fill in every field: people do not see it. */}
      <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
        <label htmlFor="withdrawal-website">{texts.website}</label>
        <input id="withdrawal-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" className="w-full px-8 sm:w-auto">
          {WITHDRAWAL_TEXTS.declare}
        </Button>
        <p className="text-sm text-muted">{texts.reviewFollows}</p>
      </div>
    </form>
  );
}

/** The second step: shows the declaration, to confirm it or go back. */
export function ReviewStep({ state, children }: { state: WithdrawalState; children: ReactNode }) {
  const { failure, isPending, confirm, goBack } = state;
  return (
    <div className="grid gap-5">
      {children}
      <div role="alert" className="empty:hidden">
        {failure && (
          <Callout tone="danger" title={texts.notYetSent}>
            {failure}
          </Callout>
        )}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button className="px-8" aria-disabled={isPending} onClick={() => void confirm()}>
          {WITHDRAWAL_TEXTS.confirm}
        </Button>
        <Button look="quiet" disabled={isPending} onClick={goBack}>
          {texts.back}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isPending ? texts.sending : ""}
      </p>
    </div>
  );
}
