/** The picture of a person, or their initials. The name stands beside it. */
export function Face({ name, picture }: { name: string; picture: string | null | undefined }) {
  if (picture) return <img className="face" src={picture} alt="" width={96} height={96} />;
  const initials = name
    .split(" ")
    .map(([first = ""]) => first)
    .join("")
    .slice(0, 2);
  return (
    <span className="face" aria-hidden>
      {initials}
    </span>
  );
}
