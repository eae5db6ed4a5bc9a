/** What one task of the page's main thread took. */
export interface Task {
  /** Milliseconds until it ended. */
  time: number;
  /** Milliseconds of processor time, the pauses of a slowed-down processor included. */
  cpu: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string; data?: { frames?: { url?: string; processId?: number }[] } };
}

/** The categories of which a trace tells the tasks of each thread. */
export const TRACED = ["toplevel", "disabled-by-default-devtools.timeline"];

/** The tasks of the main thread of the page with this address, the longest first. */
export function tasksOf({ trace, url }: { trace: Buffer; url: string }): Task[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString("utf8"));
  const frames = traceEvents
    .filter(({ name }) => name === "TracingStartedInBrowser")
    .flatMap(({ args }) => args?.data?.frames ?? []);
  const pid = frames.find((frame) => frame.url?.startsWith(url))?.processId;
  const main = traceEvents.find(
    (event) => event.name === "thread_name" && event.pid === pid && event.args?.name === "CrRendererMain",
  );
  if (!main) throw new Error("The trace does not name the page's main thread.");
  return traceEvents
    .filter((event) => event.pid === main.pid && event.tid === main.tid && isTask(event))
    .map(({ dur = 0, tdur = 0 }) => ({ time: dur / 1000, cpu: tdur / 1000 }))
    .sort((a, b) => b.time - a.time);
}

/** Both categories tell each task; one of them is counted. */
function isTask({ name, ph }: TraceEvent): boolean {
  return ph === "X" && name === "RunTask";
}
