/** The reasons why stream records were dead-lettered or stay so. */
export const STREAM_FAILURES = {
  returned: "The consumer returned the record as failed; its log says why.",
  noRecords: "It holds no records.",
  noReader: "It does not say which function it failed for.",
};

export function readerFailedText(error: string): string {
  return `The consumer ended with an error (${error}).`;
}

export function notCalledText({ reader, error }: { reader: string; error: string }): string {
  return `${reader} could not be called (${error}).`;
}

export function failedAgainText(first: string | undefined): string {
  return `Failed again from ${first || "the first record"} on.`;
}
