import { useMutation, useQueryClient } from "@tanstack/react-query";
import { permissionOf } from "@tresen/contract/kit/access";
import { isPageMoved } from "@tresen/contract/site/moved-page";
import { redirects } from "@tresen/contract/site/redirect.resource";
import { call } from "../../../../shared/api";
import { pageQueries } from "../../../admin/list/source/page-queries";
import type { Changed, FollowUp } from "../../../admin/screen";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { OFFER_TEXTS } from "./redirects.texts";

/** Offers a redirect when the address of a public page has changed, however it was changed. */
export const redirectOffer: FollowUp = {
  isDue: ({ before, record }) => isPageMoved({ before, after: record }),
  Dialog: RedirectOffer,
};

function RedirectOffer({ before, record, onClose }: Changed & { onClose: () => void }) {
  const client = useQueryClient();
  const isAllowed = useMay()({ permission: permissionOf({ resource: redirects, verb: "create" }) });
  const [from, to] = [before, record].map(({ path }) => String(path));
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call("POST /api/redirects", { body: { path: from ?? "", type: "site", target: record.id } }),
    onSuccess: ({ path }) => {
      void client.invalidateQueries({ queryKey: pageQueries.of("redirects") });
      showToast({ kind: "success", message: OFFER_TEXTS.created(path) });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isAllowed ? OFFER_TEXTS.title : OFFER_TEXTS.movedTitle}
      footer={
        isAllowed ? (
          <>
            <Button onPress={onClose}>{OFFER_TEXTS.without}</Button>
            <Button variant="primary" onPress={() => mutate()} isDisabled={isPending}>
              {isPending ? OFFER_TEXTS.creating : OFFER_TEXTS.create}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            {COMMON_TEXTS.close}
          </Button>
        )
      }
    >
      <p className="text-sm wrap-anywhere">
        {OFFER_TEXTS.explanation({ name: String(record["name"]), from: from ?? "", to: to ?? "" })}
        {!isAllowed && ` ${OFFER_TEXTS.notAllowed}`}
      </p>
      {error && (
        <div role="alert" className="mt-3">
          <FieldMessage>{failureSentences(error, OFFER_TEXTS.failed)}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}
