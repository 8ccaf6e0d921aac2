# What the six say at the table, each in a manner of their own: a line is one thing said.
#
# No line may tell what is hidden: a suggestion may be meant or not, and what fits one must fit the
# other. Whoever has none, or shows, says so plainly enough to be understood at once.
#
#   opening   the case begins          suggesting, bluffing   with a suggestion, whatever is behind it
#   named     one's own name falls     showing, none          an answer       nobody   all have passed
#   passage   a secret passage         called                 fetched into another room
#   accusing, right, wrong             beaten                 another was right
#   waiting   somebody else takes long

## Miss Scarlet: low, amused, never in a hurry

voice-scarlet-opening =
    Do sit down, everyone. One of us won’t be staying.
    I came for the champagne. I stay for the corpse.
    Well, this is livelier than bridge.
    A murder, and I had dressed for dinner.
voice-scarlet-suggesting =
    Humour me, darlings.
    It came to me in the bath.
    Just a thought. I have them, now and then.
    Let’s see who blinks.
voice-scarlet-bluffing =
    I may know more than I say. I usually do.
    Watch the faces, not the cards.
    Oh, I’m only making conversation.
voice-scarlet-named =
    Me? How flattering.
    I’ve been accused of worse by better.
    Careful. I blush beautifully.
voice-scarlet-showing =
    Here, since you ask so nicely. Don’t stare.
    One little card. Keep it between us.
    I’ll show you this, and nothing else.
voice-scarlet-none =
    Nothing for you, darling.
    My hands are empty. For once.
    None of those, I’m afraid.
voice-scarlet-nobody =
    Nobody? Now that is interesting.
    What a very eloquent silence.
    Not a soul. I do like a quiet room.
voice-scarlet-passage =
    I know a way. A lady should.
    Don’t wait up.
    The wallpaper opens, if one knows where to press.
voice-scarlet-called =
    If you wanted my company you had only to ask.
    Dragged off again. At least mind the dress.
    I was comfortable where I was.
voice-scarlet-accusing =
    Put out the cigarettes. I’m going to be serious.
    I’ve finished my drink, so here it is.
    Shall we stop pretending?
voice-scarlet-right =
    Thank you. I’ll take my coat now.
    I did tell you I wasn’t only decorative.
    You may close your mouths.
voice-scarlet-wrong =
    How tiresome. I was so very sure.
    Well. It suited the lighting.
    Nobody is to laugh.
voice-scarlet-beaten =
    Nicely done. I hate it.
    And I had such a good entrance planned.
    Congratulations, darling. You’ve something on your chin.
voice-scarlet-waiting =
    Take your time. I’m only ageing.
    Wake me when somebody moves.
    My ice is melting.

## Colonel Mustard: a barrack square, and a heart somewhere behind it

voice-mustard-opening =
    Right. Doors locked, nobody leaves the mess.
    Bad business. Seen worse at Mafeking, mind.
    A spot of reconnaissance, then.
    Chin up, all. We’ll have the blighter by breakfast.
voice-mustard-suggesting =
    Let me put up a hare.
    Advance a theory, what?
    One fires high, one sees what flies out.
    Try this for size.
voice-mustard-bluffing =
    Could be a feint. Could be the main assault.
    Never show the enemy your flank.
    Draw your own conclusions. I’ve drawn mine.
voice-mustard-named =
    I beg your pardon, sir!
    In my day one was shot for less.
    Mustard? Preposterous. Carry on.
voice-mustard-showing =
    Fair shot. There you are.
    I surrender one card. Under protest.
    Cast your eye on that, and eyes front.
voice-mustard-none =
    Nothing in the magazine.
    Not a one, on my honour.
    No. Next man!
voice-mustard-nobody =
    Not a shot returned. Too quiet by half.
    By Jove. Nobody?
    All quiet along the whole front.
voice-mustard-passage =
    Sappers’ work, this. Mind your head.
    Round the back, and at ’em.
    Never march through an open door.
voice-mustard-called =
    Recalled? I’d only just dug in.
    Very well. Quick march.
    Transferred without orders. Typical.
voice-mustard-accusing =
    Stand to! I’m going over the top.
    No more skirmishing. Here’s the charge.
    I’ve the culprit in my sights.
voice-mustard-right =
    Bull’s-eye! Sound the cease-fire.
    Thirty years’ service, and never a finer day.
    Told you. By breakfast, I said.
voice-mustard-wrong =
    Damn. Shot my own foot.
    An honourable defeat. Was it not?
    The map was wrong. The map is always wrong.
voice-mustard-beaten =
    Well fought, sir. Or madam. Well fought.
    Outflanked, by thunder.
    I lay down my sword. It’s a letter-opener, in fact.
voice-mustard-waiting =
    We took Ladysmith in less.
    Any movement up there?
    I could have cleaned my boots. Twice.

## Mrs. White: knows what is under every carpet

voice-white-opening =
    I’ve only just done these floors.
    Somebody’s made a mess, and guess who’ll clear it.
    I’ve seen the sheets in this house. I’m not surprised.
    Wipe your feet, and then we’ll see who did it.
voice-white-suggesting =
    I’m saying nothing. But I’m saying this.
    I do the rooms. I notice things.
    Let’s turn out this drawer, shall we?
    It’s always what’s behind the stove.
voice-white-bluffing =
    Might mean something. Might be only dust.
    I’ll ask what I like, and think what I like.
    You’ll not read it in my face. I’ve served at table.
voice-white-named =
    Me? With my knees?
    Oh yes. Blame the staff.
    I was up to my elbows in pastry.
voice-white-showing =
    There. And don’t go leaving it about.
    Seeing as you’d only ask again.
    One look, and give it here.
voice-white-none =
    Nothing in my apron.
    No. And I’ve looked.
    I’ve none of that, thank you.
voice-white-nobody =
    Quiet as a larder at midnight.
    Nobody? Then it’s where nobody’s dusted.
    Well, I never. Not one of you.
voice-white-passage =
    I’ve carried coals through here for years.
    Back stairs. You gentry never look.
    Mind the cobwebs, I’ve not got to those.
voice-white-called =
    Rung for again. What is it now?
    I had a soufflé in.
    They whistle, and I come.
voice-white-accusing =
    That’s it. I’m handing in my notice, and a name.
    I’ve held my tongue for twenty-two years.
    Put down your forks. I know who it was.
voice-white-right =
    And I’ll have Thursdays off from now on.
    Clean as a whistle.
    It’s always the silver that gives them away.
voice-white-wrong =
    Well, that’s the milk spilt.
    I’ll be in the scullery if I’m wanted.
    I could have sworn. I did swear.
voice-white-beaten =
    Very clever, I’m sure. Who’s washing up?
    I’d have got there, given an evening off.
    I’ll fetch you your coat, then.
voice-white-waiting =
    I could have boiled an egg. I did.
    The tea’s stewed, if anyone cares.
    Some of us start at five.

## Mr. Green: everything has its price, and a smile

voice-green-opening =
    A friendly evening, a small investment, one body.
    Let’s do business.
    Nobody panic. Panic lowers prices.
    I can offer each of you an excellent alibi.
voice-green-suggesting =
    Allow me to float something.
    A modest proposal, no obligation.
    Call it a preliminary offer.
    Let us look at the books, shall we?
voice-green-bluffing =
    I never bluff. You may quote me on that.
    Is it solid? Is anything?
    A gentleman keeps two sets of accounts.
voice-green-named =
    Slander! How much are you asking?
    My lawyers will be delighted.
    Check with my partners. The living ones.
voice-green-showing =
    For you, my friend: no charge.
    One card, on approval, strictly returnable.
    A little something under the table.
voice-green-none =
    Sold out, I regret to say.
    Nothing in stock.
    My pockets are as you see them.
voice-green-nobody =
    No takers? The price is rising.
    Silence is the best broker.
    Going once, going twice… nobody.
voice-green-passage =
    I always know the other exit.
    A private arrangement with the wall.
    Don’t tell the bailiffs.
voice-green-called =
    Summoned? I was just leaving.
    If it’s about the cheque, it’s in the post.
    I travel at your expense, I trust.
voice-green-accusing =
    I’m staking the lot on this one.
    Gentlemen, the final offer.
    Time to cash in.
voice-green-right =
    I’ll take that in small notes.
    A pleasure doing business with you.
    And they said I couldn’t be trusted.
voice-green-wrong =
    It looked so good on paper.
    I appear to be bankrupt. Again.
    One can’t win them all. I usually arrange to.
voice-green-beaten =
    Brilliant. Do you need a partner?
    I’d have paid good money for that.
    Remarkable. Shall we say half each?
voice-green-waiting =
    Time is money, and you’re spending mine.
    I could close a mine in the time.
    Shall I open a book on it?

## Mrs. Peacock: one does not say such things, and then says them

voice-peacock-opening =
    A corpse before the fish. The season is going downhill.
    I was told this would be a quiet week-end.
    Let us at least be civil about it.
    In my house this would have happened outdoors.
voice-peacock-suggesting =
    I name no names. Except these.
    One hears things at the hairdresser’s.
    It would be impolite not to mention it.
    I merely put it to the company.
voice-peacock-bluffing =
    I could say more, and I shall, later.
    You’ll never know whether I meant that.
    My late husband used to ask such things. My second.
voice-peacock-named =
    I have never been so insulted. Since luncheon.
    My solicitor shall hear of this, and my sister.
    The very idea! Go on.
voice-peacock-showing =
    You may look, but I shall not discuss it.
    There. I consider that a favour.
    Since breeding obliges me.
voice-peacock-none =
    I possess nothing of the kind.
    Certainly not, and I’m surprised you ask.
    None. Do try next door.
voice-peacock-nobody =
    Nobody? How perfectly indelicate.
    I have known funerals with more conversation.
    Will no one say a word? I could say several.
voice-peacock-passage =
    One doesn’t use the corridor with such people in it.
    My third husband had this put in.
    Avert your eyes, I am going through a cupboard.
voice-peacock-called =
    I do not come when I am called. I happen to be coming.
    Unhand my chair!
    I was in the middle of a sentence.
voice-peacock-accusing =
    I shall say this once, and then to everybody.
    Somebody fetch me my glasses and a constable.
    I regret it must be done at table.
voice-peacock-right =
    I never gossip. I report.
    It was obvious from the shoes.
    You may applaud. With gloves.
voice-peacock-wrong =
    I was misinformed, and I know by whom.
    We shall not speak of this at the Hendersons’.
    I feel one of my headaches.
voice-peacock-beaten =
    Well! I said so all along, as you will remember.
    How clever of you. And in that hat.
    I shall be charming about it presently.
voice-peacock-waiting =
    I was a younger woman when this turn began.
    Is the person ill?
    I’ll just tell you about my cousin, meanwhile.

## Professor Plum: exact, and somewhere else

voice-plum-opening =
    Fascinating. I mean, of course, regrettable.
    Let us proceed from first principles. Where are my spectacles?
    There are three hundred and twenty-four possibilities. I like one.
    I had meant to be in the library. Am I?
voice-plum-suggesting =
    A working hypothesis, nothing more.
    Consider the following, ceteris paribus.
    An experiment, if nobody objects.
    I vary one term and keep the others fixed.
voice-plum-bluffing =
    The question may be more interesting than the answer.
    I reserve the reasons for the appendix.
    It is either profound or a slip of the tongue.
voice-plum-named =
    I? I was reading. I think I was.
    An unsound inference. But elegantly put.
    Statistically it had to be me sooner or later.
voice-plum-showing =
    A counter-example. Do handle it with care.
    I submit exhibit one.
    This, I think, refutes you. My sympathies.
voice-plum-none =
    The null result.
    I find no evidence of any of these.
    None whatever. I checked twice, one does.
voice-plum-nobody =
    No objections? Then I must check my own.
    A unanimous absence. Most suggestive.
    Nobody! That narrows it remarkably.
voice-plum-passage =
    The shortest line between two points is behind the bookcase.
    I found this in a footnote.
    A priest’s hole. Sixteenth century. Delightful.
voice-plum-called =
    Oh! Was I walking? Where am I?
    One moment, I’ve lost my page.
    I appear to have been displaced.
voice-plum-accusing =
    I am now in a position to publish.
    Quod erat demonstrandum, I believe.
    There is only one term left in the equation.
voice-plum-right =
    It follows. It does generally follow.
    I shall call it Plum’s theorem.
    Correct! How very unusual.
voice-plum-wrong =
    Then one of my axioms is at fault.
    A falsified theory is also progress. For others.
    I divided by zero somewhere.
voice-plum-beaten =
    Admirable. Might I see your notes?
    You have anticipated me. It happens in the journals, too.
    Independent discovery. I insist on the word independent.
voice-plum-waiting =
    Civilisations have risen in less.
    I have meanwhile solved the crossword. In Latin.
    Pray don’t hurry. I’ve a book somewhere. I’m sitting on it.

## How much of it the player wishes to hear

settings-voices = How much is said
settings-voices-about = Who is at the table has a manner of speaking. Quiet: only what one needs to know. Silent: suggestions and accusations alone.
settings-manner-talkative = talkative
settings-manner-quiet = quiet
settings-manner-silent = silent

## On the board's frame: what everybody saw last, in a few words, and that one was called away

ticker-moved = { SHORT($who) } walks on
    .room = { SHORT($who) } enters { THE($room) }
ticker-stuck = { SHORT($who) } is stuck
ticker-passage = { SHORT($who) } slips { INTO($room) }
ticker-suggested = { SHORT($who) } suspects { SHORT($suspect) }
ticker-declined = { SHORT($who) } keeps silent
ticker-none = { SHORT($who) } has none
ticker-showed = { SHORT($who) } shows { SHORT($to) } a card
ticker-nobody = Nobody answers { SHORT($who) }
ticker-accused = { SHORT($who) } accuses { SHORT($suspect) }!
ticker-wrong = { SHORT($who) } was wrong
ticker-laid = { SHORT($who) } lays out { THE($weapon) }
call-card = { CAP($who) } has called you { INTO($room) }.

settings-life = Flames and lamps
settings-life-about = They flicker on the board while nothing happens. “On mains”: not while the machine lives on its battery.
settings-lives-always = always
settings-lives-mains = on mains
settings-lives-never = never
