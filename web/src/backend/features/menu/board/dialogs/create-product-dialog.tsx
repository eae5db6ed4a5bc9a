import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { useState } from "react";
import { keepRecord, saveRecord } from "../../../../admin/queries";
import { failureSentences } from "../../../../shared/failure";
import { Button } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../../shared/ui/input";
import { BOARD_DIALOG_TEXTS as texts, BOARD_TEXTS } from "../board.texts";
import { centsOf } from "./cents-of";
import { ratesText, usualTaxes } from "./usual-taxes";

/** A new product with a name and a price. Its tax rates are those that most products of the category have. */
export function CreateProductDialog({
  neighbours,
  onCreated,
  onClose,
}: {
  /** The products of the category. */
  neighbours: readonly Product[];
  onCreated: (product: { id: string; name: string }) => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [price, setPrice] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const cents = centsOf(price);
  const taxes = usualTaxes(neighbours);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveRecord({ name: "products", base: null, draft: { name: name.trim(), price: cents, ...taxes } }),
    onSuccess: (record) => {
      keepRecord({ client, name: "products", record });
      onCreated({ id: record.id, name: name.trim() });
    },
  });
  const submit = (): void => {
    setIsChecked(true);
    if (name.trim() !== "" && cents !== null) mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={BOARD_TEXTS.newProduct}
      footer={
        <Button variant="primary" isDisabled={isPending} onPress={submit}>
          {isPending ? texts.creating : texts.create}
        </Button>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          label={texts.name}
          required
          autoFocus
          value={name}
          onChange={setName}
          error={isChecked && name.trim() === "" ? texts.nameMissing : undefined}
        />
        <Input
          label={texts.price}
          required
          inputMode="decimal"
          value={price}
          onChange={setPrice}
          error={isChecked && cents === null ? texts.priceInvalid : undefined}
        />
        <p className="text-sm text-muted">{taxes ? texts.ratesLike(ratesText(taxes)) : texts.ratesDefault}</p>
        {error && <FieldMessage>{failureSentences(error, texts.createFailed)}</FieldMessage>}
        {/* Lets the return key send the form. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
