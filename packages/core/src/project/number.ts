import { PROJECT_MESSAGES } from "@tresen/contract/project/project.texts";
import { storageCall, transactionWrites } from "../platform/db";
import { AppError } from "../platform/errors";
import type { WriteCheck } from "../records/rows";
import { ProjectNumberEntity } from "./project-number.entity";

const NAME = "last";
const TAKEN = "project.number_taken";

/** The number that the next project gets, from 1. */
export async function nextProjectNumber(): Promise<number> {
  const { data } = await storageCall(() => ProjectNumberEntity.get({ name: NAME }).go({ consistent: true }));
  return (data?.last ?? 0) + 1;
}

/** Counts the number in the transaction of its project, which fails if another project got it meanwhile. */
export function countNumber(number: number): WriteCheck[] {
  const writes = transactionWrites({
    entities: { numbers: ProjectNumberEntity },
    writes: ({ numbers }) => [
      numbers
        .update({ name: NAME })
        .set({ last: number })
        .where(({ last }, { eq, notExists }) => (number === 1 ? notExists(last) : eq(last, number - 1)))
        .commit(),
    ],
  });
  const error = new AppError(TAKEN, "conflict", PROJECT_MESSAGES.numberTaken);
  return writes.map((write) => ({ condition: () => write, error }));
}

/** Whether a project was not created because another one got its number. */
export function isNumberTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === TAKEN;
}
