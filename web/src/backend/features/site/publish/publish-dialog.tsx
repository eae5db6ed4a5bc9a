import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { PageFinding } from "@tresen/contract/site/findings/page-findings";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { pageQueries } from "../../../admin/list/source/page-queries";
import { describePath } from "../../../admin/model/path";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences, isConflict } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage } from "../../../shared/ui/input";
import { RedirectQuestion, useRedirectWish } from "./redirect-question";
import { Segmented } from "./segmented";
import { FindingsList } from "./findings-list";
import { MomentFields, type Moment, faultOf, instantOf } from "../../../admin/plan/moment-fields";
import { planQueries } from "../../../admin/plan/plan-queries";
import { PlannedList } from "../../../admin/plan/planned-list";
import { PUBLISH_TEXTS as texts } from "./publish.texts";
import { useFindings } from "./use-findings";

export interface LastSave {
  /** Null where the person may not know who it was. */
  name: string | null;
  at: string;
}

const siteFields = fieldsOf(sites.fields);

interface PublishDialogProps {
  site: Site;
  fields: SiteDraft["fields"];
  zone: string;
  /** Saves what was typed last. @returns the page as it was read and the draft's revision. @throws if it is not saved. */
  saved: () => Promise<{ version: number; revision?: string | undefined }>;
  onPublished: () => void;
  /** Asked for with each conflict, so that what others have saved is shown. @returns who has saved last, and when. */
  onConflict?: () => Promise<LastSave>;
  onGoTo?: (finding: PageFinding) => void;
  onClose: () => void;
}

/**
 * Publishes the draft, at once or at a time, after what was typed last is saved. Before that it says what an editor
 * should know of the page, and what is planned already. Nothing of it prevents publishing.
 */
export function PublishDialog({
  site,
  fields,
  zone,
  saved,
  onPublished,
  onConflict,
  onGoTo,
  onClose,
}: PublishDialogProps) {
  const client = useQueryClient();
  const { findings, error: unchecked } = useFindings({ site, fields });
  const [isLater, setIsLater] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const [lastSave, setLastSave] = useState<LastSave | null>(null);
  const [moment, setMoment] = useState<Moment>({ date: "", time: "" });
  const redirect = useRedirectWish({ site, fields });
  const fault = isLater ? faultOf({ moment, zone }) : null;
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (at: number | null) => {
      const { version, revision } = await saved();
      return call("POST /api/sites/{id}/publish", {
        params: { id: site.id },
        body: {
          version,
          ...(revision === undefined ? {} : { revision }),
          ...(at === null ? {} : { at: new Date(at).toISOString() }),
          ...(redirect.isWished ? { redirect: true } : {}),
        },
      });
    },
    onSuccess: async (_, at) => {
      await client.invalidateQueries(planQueries.of({ resource: sites.name, record: site.id }));
      if (redirect.isWished) void client.invalidateQueries({ queryKey: pageQueries.of("redirects") });
      if (at === null) {
        showToast({ kind: "success", message: texts.published });
        onPublished();
        onClose();
        return;
      }
      showToast({ kind: "success", message: texts.planned(formatDateTime({ at, zone })) });
      setIsLater(false);
      setIsTold(false);
      onClose();
    },
    onError: (failure) => {
      if (isConflict(failure)) void onConflict?.().then(setLastSave);
    },
  });
  const send = (): void => {
    setIsTold(true);
    if (!isLater) mutate(null);
    else if (fault === null) mutate(instantOf({ moment, zone }));
  };
  const label = isLater ? (isPending ? texts.planning : texts.plan) : isPending ? texts.publishing : texts.publish;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="md"
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" autoFocus onPress={send} isDisabled={isPending}>
            {label}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-muted">{fields.isPublic ? texts.text : texts.hiddenText}</p>
        <Segmented
          label={texts.when}
          options={[
            { value: "now", label: texts.now },
            { value: "later", label: texts.later },
          ]}
          value={isLater ? "later" : "now"}
          onChange={(value) => setIsLater(value === "later")}
        />
        {isLater && (
          <div className="flex flex-col gap-3">
            <MomentFields moment={moment} zone={zone} fault={isTold ? fault : null} onChange={setMoment} />
            <p className="text-sm text-muted">{texts.frozen}</p>
          </div>
        )}
        <RedirectQuestion wish={redirect} />
        {error && (
          <div role="alert">
            {faultTexts(error).map((fault) => (
              <FieldMessage key={fault}>{fault}</FieldMessage>
            ))}
            {isConflict(error) && lastSave && (
              <p className="mt-1 text-sm">
                {texts.conflict({
                  name: lastSave.name ?? texts.somebody,
                  at: formatDateTime({ at: Date.parse(lastSave.at), zone }),
                })}
              </p>
            )}
          </div>
        )}
        <FindingsList findings={findings} error={unchecked} onGoTo={onGoTo} />
        <PlannedList planned={{ resource: sites.name, record: site.id }} zone={zone} isPublishing={!isLater} />
      </div>
    </Dialog>
  );
}

/** What is wrong, each fault with the field that it is about. */
function faultTexts(error: Error): string[] {
  const faults = error instanceof ApiError ? error.errors.filter(({ field }) => field !== undefined) : [];
  if (faults.length === 0) return [failureSentences(error, error.message || texts.failed)];
  return faults.map(({ field = "", message }) => `${describePath({ fields: siteFields, path: field })}: ${message}`);
}
