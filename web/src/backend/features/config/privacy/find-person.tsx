import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { customers } from "@tresen/contract/customer/customer.resource";
import { formatDate } from "@tresen/contract/kit/time";
import type { FoundPerson } from "@tresen/contract/privacy/found-person";
import { type KeyboardEvent, useState } from "react";
import { call } from "../../../../shared/api";
import { canCreate } from "../../../admin/model/access";
import { useForm } from "../../../admin/form/form-context";
import { failureSentences } from "../../../shared/failure";
import { useMe } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { FIND_TEXTS as texts } from "./privacy.texts";

const LINK = "font-medium text-action-text underline underline-offset-2";

/**
 * Finds somebody by mail address or number, also if they are no customer. Entered as one, all that is stored of them can
 * be handed out and erased.
 */
export function FindPerson() {
  const [sought, setSought] = useState({ email: "", phone: "", lastName: "" });
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (body: typeof sought) => call("POST /api/privacy/find", { body }),
  });
  const isReady = !isPending && `${sought.email}${sought.phone}`.trim() !== "";
  const field = (name: keyof typeof sought, type: "email" | "tel" | "text") => (
    <Input
      label={texts.fields[name]}
      type={type}
      autoComplete="off"
      value={sought[name]}
      onChange={(value) => {
        setSought({ ...sought, [name]: value });
        reset();
      }}
      // Within the form of the settings the key would save these.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        if (isReady) mutate(sought);
      }}
    />
  );
  return (
    <>
      <p className="text-sm text-muted">{texts.note}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {field("email", "email")}
        {field("phone", "tel")}
        {field("lastName", "text")}
      </div>
      <Button className="self-start" isDisabled={!isReady} onPress={() => mutate(sought)}>
        {isPending ? texts.finding : texts.find}
      </Button>
      <div role="status" className="text-sm empty:hidden">
        {data && <Found found={data} sought={variables} />}
      </div>
      {error && (
        <div role="alert">
          <FieldMessage>{failureSentences(error, texts.failed)}</FieldMessage>
        </div>
      )}
    </>
  );
}

function Found({
  found: { customers: known, orders, forms },
  sought,
}: {
  found: FoundPerson;
  sought: { email: string; phone: string; lastName: string };
}) {
  const { zone } = useForm();
  const me = useMe();
  const isStored = orders.length > 0 || forms > 0;
  if (known.length === 0 && !isStored) return texts.nothing;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1">
        {known.map(({ id, number }) => (
          <li key={id}>
            <Link to="/$resource/$id" params={{ resource: customers.name, id }} className={LINK}>
              {texts.customer(number)}
            </Link>
          </li>
        ))}
        {orders.map(({ id, ticketNumber: ticket, createdAt, branch }) => (
          <li key={id}>{texts.order({ ticket, at: formatDate({ at: Date.parse(createdAt), zone }), branch })}</li>
        ))}
        {forms > 0 && <li>{texts.forms(forms)}</li>}
      </ul>
      {known.length > 0 ? (
        <p className="text-muted">{texts.open}</p>
      ) : (
        canCreate({ resource: customers, me }) && <Entering sought={sought} />
      )}
    </div>
  );
}

/** Enters the person as a customer, whose page hands out and erases all that was found. */
function Entering({
  sought: { email, phone, lastName },
}: {
  sought: { email: string; phone: string; lastName: string };
}) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call("POST /api/{resource}", {
        params: { resource: customers.name },
        body: {
          lastName: lastName.trim(),
          emails: email.trim() ? [email.trim()] : [],
          phones: phone.trim() ? [phone.trim()] : [],
        },
      }),
    onSuccess: ({ id }) => navigate({ to: "/$resource/$id", params: { resource: customers.name, id } }),
  });
  return (
    <>
      <p>{texts.enterNote}</p>
      <Button className="self-start" isDisabled={isPending} onPress={() => mutate()}>
        {isPending ? texts.entering : texts.enter}
      </Button>
      {error && (
        <div role="alert">
          <FieldMessage>{failureSentences(error, texts.notEntered)}</FieldMessage>
        </div>
      )}
    </>
  );
}
