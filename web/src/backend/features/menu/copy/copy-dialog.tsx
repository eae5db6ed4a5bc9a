import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { menuInForce } from "@tresen/contract/catalog/availability";
import { type Menu, menus as menuResource } from "@tresen/contract/catalog/menu.resource";
import { menuTimeline } from "@tresen/contract/catalog/menu/timeline";
import { instantAt, minutesOf } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import { keepRecord, saveRecord } from "../../../admin/queries";
import { canWrite } from "../../../admin/model/access";
import { sharedZone } from "../../../shared/branches";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { type Catalogue, useCatalogue } from "../shop-queries";
import { TIMELINE_TEXTS } from "../timeline/timeline.texts";
import { COPY_TEXTS as texts } from "./copy.texts";
import { soldIn } from "./copied-catalog";

/** Makes another menu of the same catalogue for other branches, from a day on. */
export function CopyDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const { catalogue, error, retry } = useCatalogue();
  const menu = catalogue?.menus.find(({ id }) => id === record.id);
  if (catalogue && menu) return <CopyForm menu={menu} catalogue={catalogue} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={texts.action}>
      {error || catalogue ? (
        <ErrorState message={TIMELINE_TEXTS.failed} detail={failureDetail(error)} onRetry={retry} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </Dialog>
  );
}

function CopyForm({ menu, catalogue, onClose }: { menu: Menu; catalogue: Catalogue; onClose: () => void }) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { menus, branches: all } = catalogue;
  // Managers make menus of their own branches.
  const offered = all.filter(({ id }) => canWrite({ resource: menuResource, me, record: { branches: [{ id }] } }));
  const [name, setName] = useState(texts.copyOf(menu.name));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [moment, setMoment] = useState({ date: "", time: "00:00" });
  const [isLeavingOut, setIsLeavingOut] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const branches = offered.filter(({ id }) => chosen.has(id));
  const zone = sharedZone({ branches });
  const others = menus.filter(({ id }) => id !== menu.id);
  const sold = soldIn({ catalog: menu.catalog, menus: others, branches: branches.map(({ id }) => id) });
  const at =
    moment.date === "" || moment.time === ""
      ? null
      : instantAt({ date: moment.date, minutes: minutesOf(moment.time), zone });
  const availableFrom = at === null ? null : new Date(at).toISOString();
  const copy = { ...menu, id: "copy", name, branches: branches.map(({ id }) => ({ id })), availableFrom };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveRecord({
        name: menuResource.name,
        base: null,
        draft: {
          ...{ name: name.trim(), branches: branches.map(({ id }) => ({ id })), availableFrom },
          catalog: isLeavingOut ? sold.catalog : menu.catalog,
        },
      }),
    onSuccess: (record) => {
      keepRecord({ client, name: menuResource.name, record });
      showToast({ kind: "success", message: texts.created });
      onClose();
      void navigate({ to: "/menus/$id/board", params: { id: record.id } });
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, texts.failed), error }),
  });
  const submit = (): void => {
    setIsChecked(true);
    if (name.trim() !== "" && branches.length > 0) mutate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.title(menu.name)}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button variant="primary" isDisabled={isPending} onPress={submit}>
            {isPending ? texts.creating : texts.create}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Input
          label={texts.name}
          required
          value={name}
          onChange={setName}
          error={isChecked && name.trim() === "" ? texts.nameMissing : undefined}
        />
        <fieldset className="flex flex-col">
          <legend className="text-sm font-medium">{texts.branches}</legend>
          {offered.map((branch) => (
            <label key={branch.id} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-5 accent-action"
                checked={chosen.has(branch.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? new Set([...chosen, branch.id])
                      : new Set([...chosen].filter((id) => id !== branch.id)),
                  )
                }
              />
              {branch.name}
            </label>
          ))}
          {isChecked && branches.length === 0 && <FieldMessage>{texts.branchesMissing}</FieldMessage>}
        </fieldset>
        <div className="flex flex-col gap-1.5">
          <div className="grid gap-3 sm:grid-cols-2">
            <DateInput
              label={texts.date}
              zone={zone}
              value={moment.date}
              onChange={(date) => setMoment({ ...moment, date })}
            />
            <TimeInput label={texts.time} value={moment.time} onChange={(time) => setMoment({ ...moment, time })} />
          </div>
          <p className="text-sm text-muted">{at === null ? texts.always : texts.zone(zone)}</p>
        </div>
        <div>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={isLeavingOut}
              onChange={({ target }) => setIsLeavingOut(target.checked)}
            />
            {texts.leaveOut}
          </label>
          <p className="text-sm text-muted">
            {texts.leaveOutExplained} {isLeavingOut && branches.length > 0 && texts.leftOut(sold.leftOut)}
          </p>
        </div>
        <div role="status" className="flex flex-col gap-1 text-sm text-warning">
          {branches
            .flatMap((branch) => effectOf({ branch, copy, menus }))
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
        </div>
      </div>
    </Dialog>
  );
}

/** What the copy does to the menu in force of a branch, where it does something at once or never. */
function effectOf({ branch, copy, menus }: { branch: Branch; copy: Menu; menus: readonly Menu[] }): string[] {
  const at = serverNow();
  const timeline = menuTimeline({ menus: [...menus, copy], branch, at });
  const own = timeline.find(({ menu }) => menu === copy);
  if (!own) return [];
  const names = own.rivals.map(({ name }) => texts.quoted(name || TIMELINE_TEXTS.unnamed)).join(", ");
  if (own.rivals.length > 0) return [texts.never({ branch: branch.name, names })];
  if (own.state !== "current") return [];
  const before = menuInForce({ menus, branch, at });
  return [before ? texts.takesOver({ branch: branch.name, name: before.name }) : texts.startsNow(branch.name)];
}
