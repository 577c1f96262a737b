import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { leadOf, recordingIn } from "../recording.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useMoves } from "./useMoves.ts";

/** An agent's list in the morning, the most urgent lead first. */
export function ListCard() {
  const t = useTexts(catalogs);
  const moves = useMoves();
  const recording = recordingIn(useLanguage().language);
  const { others } = recording;
  const people = [
    { ...leadOf(recording), note: t("reason.showing_requested") },
    ...others.map((other) => ({ ...other, note: moves(other) })),
  ];
  return (
    <ol className="absolute top-8 -right-px left-5 grid gap-2 text-on-night wide:top-11 wide:left-8.5">
      {people.map(({ name, note, score, status }, index) => (
        <li
          key={name}
          className={`flex h-[84px] items-center gap-3 rounded-l-l px-3.5 phone:gap-4 phone:px-5.5 ${index === 0 ? "bg-orange text-ink" : "bg-night-2"}`}
        >
          <span
            className={`w-4 display text-xl leading-none ${index === 0 ? "" : "text-on-night-2"}`}
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <p className="min-w-0">
            <b className="block truncate text-body leading-[22px] font-semibold">{name}</b>
            <span className={`block truncate text-base ${index === 0 ? "" : "text-on-night-2"}`}>{note}</span>
          </p>
          <span className="ml-auto">
            <ScoreChip score={score} status={status} />
          </span>
        </li>
      ))}
    </ol>
  );
}
