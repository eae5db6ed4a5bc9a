import { useMutation, useQuery } from "@tanstack/react-query";
import { SMS_TEXTS } from "@tresen/contract/message/message.texts";
import { type MessageReminder, isMessageReminder, isToCustomer } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { REMINDER_MESSAGES, REMINDER_NOTES, reminderNote, sampleWords } from "@tresen/contract/reminder/reminder.texts";
import { Send } from "lucide-react";
import { call } from "../../../shared/api";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { configQueries } from "../../shared/config";
import { failureSentences } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { FieldMessage } from "../../shared/ui/input";
import { REMINDERS_PAGE as texts } from "./reminders.texts";

/** What a reminder says, with made-up words, and a test of it to one's own address. */
export function PreviewDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { kind, branch, title } = reminder;
  const shop = useQuery(configQueries.one()).data?.shopName ?? "";
  const test = useMutation({
    mutationFn: () => call("POST /api/reminders/test", { body: { branch: branch.id, kind } }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={texts.previewOf(title)}
      footer={
        <>
          <Button onPress={() => test.mutate()} isDisabled={test.isPending || test.isSuccess}>
            <Send size={16} aria-hidden /> {texts.test}
          </Button>
          <Button onPress={onClose}>{COMMON_TEXTS.close}</Button>
        </>
      }
    >
      {isMessageReminder(kind) ? <Message kind={kind} shop={shop} branch={branch.name} /> : <p>{texts.realFigures}</p>}
      <div aria-live="polite" className="mt-3 text-sm empty:hidden">
        {test.isSuccess && texts.tested}
      </div>
      {test.error && (
        <div role="alert">
          <FieldMessage>{failureSentences(test.error, texts.testFailed)}</FieldMessage>
        </div>
      )}
    </Dialog>
  );
}

function Message({ kind, shop, branch }: { kind: MessageReminder; shop: string; branch: string }) {
  const { subject, title, text, button, sms } = REMINDER_MESSAGES[kind](sampleWords({ shop, branch }));
  return (
    <>
      <section aria-label={texts.mail} className="flex flex-col gap-2">
        <h3 className="text-sm text-muted">{texts.mail}</h3>
        <p className="text-sm">
          <span className="text-muted">{texts.subject}:</span> {shop}: {subject}
        </p>
        <div className="flex flex-col gap-2 rounded-panel border border-line p-4">
          <p className="text-lg font-semibold">{title}</p>
          <p className="whitespace-pre-line">{text}</p>
          {button && <p className="self-start rounded-control border border-line-strong px-3 py-1.5">{button}</p>}
          <p className="border-t border-line pt-2 text-sm text-muted">
            {reminderNote({ kind, isOffered: kind === "review" })}
            {isToCustomer(kind) && <span className="ms-2 underline">{REMINDER_NOTES.stop}</span>}
          </p>
        </div>
      </section>
      {sms && (
        <section aria-label={texts.sms} className="mt-4 flex flex-col gap-2">
          <h3 className="text-sm text-muted">{texts.sms}</h3>
          <p className="rounded-panel border border-line p-4">
            {shop}: {sms} {kind === "birthday" ? REMINDER_NOTES.smsStop : SMS_TEXTS.link} {texts.link}
          </p>
        </section>
      )}
    </>
  );
}
