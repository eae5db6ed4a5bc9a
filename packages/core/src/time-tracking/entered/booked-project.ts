import type { Actor } from "../../platform/actor";
import { projectOf, requireSeenProject } from "../context";
import type { ActivityFields } from "../rows";

/**
 * The project, which follows from the task where both changed. A task that was moved since keeps its time where it was.
 * @throws input for a project that the actor may not see.
 */
export async function bookedProject({
  known,
  given,
  actor,
}: {
  known: ActivityFields | null;
  given: Pick<ActivityFields, "project" | "task">;
  actor: Actor;
}): Promise<string | null> {
  const [project, task] = [given.project ?? null, given.task ?? null];
  if (known && (known.project ?? null) === project && (known.task ?? null) === task) return project;
  const booked = await projectOf({ project, task });
  if (booked && booked !== known?.project) await requireSeenProject({ project: booked, actor });
  return booked;
}
