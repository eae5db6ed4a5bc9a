import { MESSAGES } from "@tresen/contract/order/order.texts";
import { formatMoney } from "@tresen/contract/kit/money";
import { DONATION } from "@tresen/contract/order/pricing";
import type { Donee } from "@tresen/contract/order/donatee.resource";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";
import type { Shop } from "../../state/shop";
import { shopQuery } from "../../state/shop-query";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { FieldError } from "../../ui/field";
import * as texts from "./checkout.texts";
import { messageFor } from "./errors";
import { Section } from "./section";
import type { CheckoutState } from "./use-checkout";

/** The organisation that the shop donates to for this order; the customer pays nothing for it. */
export function DoneeSection({ state }: { state: CheckoutState }) {
  const { shop, details, change, errors } = state;
  const [isOpen, setOpen] = useState(false);
  const donee = details.donatee ? shop.donatees.get(details.donatee) : undefined;
  const choose = (id: string | null): void => {
    change({ donatee: id });
    setOpen(false);
  };
  return (
    <Section title={texts.donation}>
      <p className="text-muted">{texts.donationExplained(formatMoney(DONATION, shop.config.currency))}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {donee && <strong>{donee.name}</strong>}
        <Button id="donatee" look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {donee ? texts.chooseOtherDonee : texts.chooseDonee}
        </Button>
        {donee && (
          <Button look="plain" onClick={() => choose(null)}>
            {texts.noDonee}
          </Button>
        )}
      </div>
      <FieldError name="donatee" error={messageFor(errors, "donatee")} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.chooseDonee} place="small">
        <DoneeList state={state} onChoose={choose} />
      </Dialog>
    </Section>
  );
}

/**
 * The freshly loaded list replaces the one that came with the shop's data, because the chosen organisation is looked
 * up in the shop's data.
 */
const doneesQuery = queryOptions({
  queryKey: ["donatees"],
  queryFn: async ({ client, signal }): Promise<Donee[]> => {
    const donees = await fetchAll((page) => callPage("GET /api/donatees", { query: page, signal }));
    client.setQueryData(
      shopQuery.queryKey,
      (shop: Shop | undefined) => shop && { ...shop, donatees: new Map(donees.map((donee) => [donee.id, donee])) },
    );
    return donees;
  },
});

function DoneeList({ state, onChoose }: { state: CheckoutState; onChoose: (id: string) => void }) {
  useQuery(doneesQuery);
  const { donatees } = state.shop;
  const [term, setTerm] = useState("");
  const shown = useMemo(() => {
    const word = term.trim().toLocaleLowerCase("de");
    return [...donatees.values()]
      .filter(({ name, description }) => `${name} ${description}`.toLocaleLowerCase("de").includes(word))
      .sort((a, b) => a.name.localeCompare(b.name, "de"));
  }, [donatees, term]);
  return (
    <div className="p-5">
      <label className="block">
        <span className="mb-1 block text-sm font-medium">{texts.searchDonee}</span>
        <input
          type="search"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
          className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3"
        />
      </label>
      <ul className="mt-3 divide-y divide-line">
        {shown.map(({ id, name, description }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === state.details.donatee}
              onClick={() => onChoose(id)}
              className={
                "min-h-12 w-full rounded-control px-3 py-3 text-left hover:bg-sunken " + "aria-pressed:bg-action-soft"
              }
            >
              <span className="font-semibold">{name}</span>
              {description && <span className="block text-sm text-muted">{description}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="py-4 empty:hidden">
        {shown.length === 0 ? MESSAGES.doneeNotFound : ""}
      </p>
    </div>
  );
}
