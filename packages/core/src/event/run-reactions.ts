import { queuedJobOf } from "../job";
import { jobStepsOf, loggedOfRecord } from "../log";
import { uploadChangeOf } from "../media/file";
import { imageFileChangeOf, imageUploadChangeOf } from "../media/image";
import type { BatchReactions, Failure, Reactions, StreamRecord } from "../platform/event";
import { sentChangeOf } from "../print/order";
import { stepChangeOf } from "../project/reaction";
import { videoFileChangeOf, videoUploadChangeOf } from "../signage/video";
import { orderChangeOf } from "./order-change";
import { reactions } from "./registered";

/** The number of rows whose reactions run concurrently. */
const PARALLEL = 10;

/**
 * Runs the reactions to each changed row, at least once; changes of the same row are processed in order. Reactions are
 * idempotent.
 * @returns the first record that must be delivered again, with all after it, or null.
 */
export async function runReactions(records: readonly StreamRecord[]): Promise<Failure | null> {
  const failures = await Promise.all([
    runOrders(records),
    runPerRow({ records, changeOf: sentChangeOf, reactions: reactions.sent }),
    runPerRow({ records, changeOf: uploadChangeOf, reactions: reactions.upload }),
    runPerRow({ records, changeOf: imageFileChangeOf, reactions: reactions.imageFile }),
    runPerRow({ records, changeOf: imageUploadChangeOf, reactions: reactions.imageUpload }),
    runPerRow({ records, changeOf: videoFileChangeOf, reactions: reactions.videoFile }),
    runPerRow({ records, changeOf: videoUploadChangeOf, reactions: reactions.videoUpload }),
    runPerBatch({ records, changeOf: stepChangeOf, reactions: reactions.projectSteps }),
    runPerBatch({ records, changeOf: queuedJobOf, reactions: reactions.queuedJob }),
    runPerRow({ records, changeOf: jobStepsOf, reactions: reactions.jobStep }),
    runPerBatch({ records, changeOf: loggedOfRecord, reactions: reactions.logged }),
  ]);
  return firstOf(failures.filter((failure) => failure !== null));
}

/** The reactions to each order, and then those to all of them together, whatever became of the others. */
async function runOrders(records: readonly StreamRecord[]): Promise<Failure | null> {
  const failures = [
    await runPerRow({ records, changeOf: orderChangeOf, reactions: reactions.order }),
    await runPerBatch({ records, changeOf: orderChangeOf, reactions: reactions.orders }),
  ];
  return firstOf(failures.filter((failure) => failure !== null));
}

interface Batch<Change> {
  records: readonly StreamRecord[];
  changeOf: (record: StreamRecord) => Change | null;
}

interface Step<Change> {
  index: number;
  change: Change;
}

async function runPerRow<Change>({
  reactions: all,
  ...batch
}: Batch<Change> & { reactions: Reactions<Change> }): Promise<Failure | null> {
  const rows = Map.groupBy(stepsIn(batch), ({ index }) => batch.records[index]?.dynamodb?.Keys?.pk?.S);
  const queue = [...rows.values()];
  const failures: Failure[] = [];
  const worker = async (): Promise<void> => {
    for (let steps = queue.shift(); steps; steps = queue.shift()) {
      const failure = await runInSequence({ steps, reactions: all });
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, queue.length) }, worker));
  return firstOf(failures);
}

async function runPerBatch<Change>({
  reactions: all,
  ...batch
}: Batch<Change> & { reactions: BatchReactions<Change> }): Promise<Failure | null> {
  const [first, ...rest] = stepsIn(batch);
  if (!first) return null;
  const cause = await runAll({ change: [first, ...rest].map(({ change }) => change), reactions: all });
  return cause === null ? null : { index: first.index, cause };
}

function stepsIn<Change>({ records, changeOf }: Batch<Change>): Step<Change>[] {
  return records.flatMap((record, index) => {
    const change = changeOf(record);
    return change === null ? [] : [{ index, change }];
  });
}

/** Changes of a row that follow a failed one are not processed until that one succeeds. */
async function runInSequence<Change>({
  steps,
  reactions: all,
}: {
  steps: readonly Step<Change>[];
  reactions: Reactions<Change>;
}): Promise<Failure | null> {
  for (const { index, change } of steps) {
    const cause = await runAll({ change, reactions: all });
    if (cause !== null) return { index, cause };
  }
  return null;
}

/** Runs all reactions to the change, even if some fail. @returns the cause, or null when none failed. */
async function runAll<Change>({
  change,
  reactions: all,
}: {
  change: Change;
  reactions: Reactions<Change>;
}): Promise<unknown> {
  const causes: unknown[] = [];
  for (const reaction of all) {
    try {
      await reaction(change);
    } catch (cause) {
      causes.push(cause);
    }
  }
  if (causes.length === 0) return null;
  return causes.length === 1 ? causes[0] : new AggregateError(causes, "Several reactions to a change failed");
}

function firstOf(failures: readonly Failure[]): Failure | null {
  return failures.toSorted((a, b) => a.index - b.index)[0] ?? null;
}
