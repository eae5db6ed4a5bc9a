import { useMutation } from "@tanstack/react-query";
import { previewPath } from "@tresen/contract/site/preview";
import { DAY, MINUTE, formatDateTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { call } from "../../../shared/api";
import { QrCode } from "../../../shared/qr-code";
import { serverNow } from "../../../shared/server-clock";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { copyText } from "../../shared/output/copy-text";
import { failureSentences } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { PREVIEW_LINK_TEXTS } from "./preview-link.texts";

const DAYS = [1, 7, 30].map((count) => ({ value: String(count), label: PREVIEW_LINK_TEXTS.days(count) }));

interface PreviewLinkDialogProps {
  /** The page with the path of its draft. */
  site: { id: string; path: string };
  zone: string;
  onClose: () => void;
}

/**
 * Creates a link to a page that is not public yet. The link is shown only this once, because only a hash of its key is
 * stored.
 */
export function PreviewLinkDialog({ site, zone, onClose }: PreviewLinkDialogProps) {
  const [days, setDays] = useState("7");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      call("POST /api/sites/{id}/preview-links", {
        params: { id: site.id },
        body: { expiresAt: new Date(serverNow() + Number(days) * DAY - MINUTE).toISOString() },
      }),
  });
  const link = data ? `${window.location.origin}${previewPath({ path: site.path, key: data.key })}` : null;
  const copy = (text: string): Promise<void> => copyText({ text, texts: PREVIEW_LINK_TEXTS });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={PREVIEW_LINK_TEXTS.title}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
          {link ? (
            <Button variant="primary" onPress={() => void copy(link)}>
              {PREVIEW_LINK_TEXTS.copy}
            </Button>
          ) : (
            <Button variant="primary" onPress={() => mutate()} isDisabled={isPending}>
              {isPending ? PREVIEW_LINK_TEXTS.creating : PREVIEW_LINK_TEXTS.create}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{PREVIEW_LINK_TEXTS.explanation}</p>
        {link && (
          <div className="mx-auto w-44 max-w-full">
            <QrCode text={link} label={PREVIEW_LINK_TEXTS.qr} />
          </div>
        )}
        {link ? (
          <Input
            label={PREVIEW_LINK_TEXTS.link}
            readOnly
            value={link}
            onChange={() => undefined}
            onFocus={(event) => event.target.select()}
            hint={PREVIEW_LINK_TEXTS.shownOnce(formatDateTime({ at: Date.parse(data?.expiresAt ?? ""), zone }))}
          />
        ) : (
          <Select label={PREVIEW_LINK_TEXTS.validFor} options={DAYS} value={days} onChange={setDays} />
        )}
        {error && (
          <div role="alert">
            <FieldMessage>{failureSentences(error, PREVIEW_LINK_TEXTS.createFailed)}</FieldMessage>
          </div>
        )}
      </div>
    </Dialog>
  );
}
