import { Icon } from "../Icon.tsx";

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/**
 * Questions with the assistant's answer in a bubble, with or without scripts; opening one closes the others in its
 * group.
 */
export function Questions({ group, questions }: { group: string; questions: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} id={id} name={group} open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-19 cursor-pointer list-none items-center justify-between gap-5 rounded-s py-4 text-[1.1875rem] leading-snug font-semibold hover:text-orange-ink [&::-webkit-details-marker]:hidden">
            {question}
            <Icon name="down" className="transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="mb-7 w-fit max-w-[58ch] rounded-[18px] rounded-bl-[5px] border border-line bg-card px-5 py-4 text-body text-pretty">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
