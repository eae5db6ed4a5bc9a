import { useEffect, useState } from "react";

/** What a call answers, asked for once; `failed` if it does not. */
export function useAsked<Data>(run: () => Promise<Data>): Data | "loading" | "failed" {
  const [answer, setAnswer] = useState<Data | "loading" | "failed">("loading");
  const [ask] = useState(() => run);
  useEffect(() => {
    let isOver = false;
    ask().then(
      (data) => !isOver && setAnswer(data),
      () => !isOver && setAnswer("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [ask]);
  return answer;
}
