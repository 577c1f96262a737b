import { useOnDemand } from "../onDemand/useOnDemand.ts";

interface Props {
  linkId: string;
  conversationId: string;
  /** Number of messages in the thread. */
  moment: number;
  /** Number of the renter's messages. */
  sentCount: number;
  hasPhone: boolean;
  ratingDue: boolean;
}

/** What follows the thread once the renter takes part: choices for the phone, and the rating. */
export function Afterwards({ linkId, conversationId, moment, sentCount, hasPhone, ratingDue }: Props) {
  const { Rating } = useOnDemand(ratingDue, () => import("../rating/Rating.tsx"));
  const { PhoneChoices } = useOnDemand(hasPhone, () => import("../phone/PhoneChoices.tsx"));
  return (
    <>
      {hasPhone && PhoneChoices && <PhoneChoices own={{ linkId, conversationId }} moment={moment} />}
      {Rating && <Rating due={ratingDue} sentCount={sentCount} linkId={linkId} about={conversationId} />}
    </>
  );
}
