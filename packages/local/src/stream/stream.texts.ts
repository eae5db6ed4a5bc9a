/** Why a stream record is dead-lettered. */
export const STREAM_FAILURES = {
  returned: "The consumer returned the record as failed; its log says why.",
};
