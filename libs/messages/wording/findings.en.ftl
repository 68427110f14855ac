# Wording of findings. The id of `area/word-more` is `area--word-more`: the sentence says what is wrong, `.hint` how to
# fix it. `.near` is used instead of `.hint` where a similar name is known.

syntax--unexpected = Expected { $expected ->
        [expression] an expression
        [statement] a statement
        [type] a type
        [declaration] a declaration
        [name] a name
        [string] text in quotation marks
        [number] a number
        [pattern] a pattern
        [field] a field
        [row] a row
        [cell] a cell
        [face] a face (a number or a name)
        [quantity] a quantity, such as one, optional one, some, any or a number
        [arm] an arm with its name
        [decision] decide, function or circle
        [circle] some, only or else
        [patch] a change
        [answer] an answer
        [preference] a pattern with its number
        [source] the name and title of a book
        [end] the end of the file
       *[other] “{ $expected }”
    }{ $ends ->
        [file] , but the file ends here.
        [part] {" "}after “{ $after }”.
        [line] {" "}after “{ $after }”, but the line ends.
       *[no] , found “{ $found }”.
    }
    .hint = Something is missing before this, or this doesn’t belong here.
    .near = Did you mean “{ $near }”?
syntax--instead = { $shape ->
        [remove] “{ $found }” doesn’t belong here.
        [complete] “{ $found }” isn’t complete.
        [alone] “{ $found }” can’t be part of an expression.
        [compare] A comparison alone does nothing.
       *[replace] “{ $found }” isn’t valid here.
    }
    .hint = { $shape ->
        [remove] Remove it and write only “{ $write }”.
        [alone] Put it on a separate line first, “let result = { $write }”, and use “result” here.
        [compare] To set the value, write “{ $write }”; to test it, write “if … {"{"} … {"}"}”.
       *[replace] Write “{ $write }”.
    }
syntax--unclosed = Unclosed “{ $bracket }”.
    .hint = Add the closing bracket.
syntax--unterminated-string = Missing closing quotation mark.
    .hint = Text in quotation marks must end on the line it starts on; add “"” at the end.
syntax--long-number = “{ $number }” has too many digits.
    .hint = Whole numbers go up to 9,007,199,254,740,991. In a decimal number, the same limit applies to its digits without the point.
syntax--unknown-character = Unexpected character “{ $character }”.
    .hint = Remove it. Any character is allowed inside quotation marks and comments.
syntax--bidi-control = The invisible character { $character } changes the direction of the text after it.
    .hint = Remove it; it can make rules look different from what they do.
syntax--too-deep = Brackets and blocks are nested too deeply.
    .hint = Move inner parts to a function or procedure.
syntax--binary = This isn’t a text file.
    .hint = Rules are text files in UTF-8. Maybe an image or archive has the wrong file extension.
syntax--too-big = This file is too large: it has { $size } characters, but at most { $limit } are allowed.
    .hint = Split it into several files; their order doesn’t matter.

findings--more = This file has { $more ->
        [one] 1 more finding that isn’t listed.
       *[other] { $more } more findings that aren’t listed.
    }
    .hint = Fix the findings above first.

name--duplicate = “{ $name }” is declared twice.
    .hint = Rename one of the two, or remove it.
name--unknown = Unknown name “{ $name }”.
    .hint = Check the spelling, or declare it.
    .near = Did you mean “{ $near }”?
name--instead = “{ $name }” isn’t known here.
    .hint = Write “{ $write }”.
name--ambiguous = “{ $name }” is ambiguous: { $types }.
    .hint = Add a type here, or rename one of the two.
name--initial = “{ $name }” starts with the wrong case: names of types, kinds and dice start with an uppercase letter, all others with a lowercase letter.
    .hint = Start it with { $expected ->
            [capital] an uppercase
           *[small] a lowercase
        } letter, here and wherever it is used.

name--shadow = “{ $name }” hides another local or parameter of the same name.
    .hint = Rename one of them.

type--mismatch = Expected “{ $expected }”, found “{ $found }”.
    .hint = Change the value, or the expected type.
    .near = Did you mean “{ $near }”?
type--circle = The type “{ $name }” contains itself: { $path }.
    .hint = Remove the type from its own definition.
type--greedy = The comparison is part of the “where” of the quantifier before it.
    .hint = Put parentheses around the quantifier to compare its result.

call--circle = “{ $name }” calls itself: { $path }.
    .hint = Functions can’t be recursive. Use a loop, or “decisions” for rules that depend on each other.
call--position = “{ $name }” asks a question or rolls dice, so it can’t be called inside an expression.
    .hint = Assign it to a local first: “let answer = …”.
call--arguments = “{ $name }” takes { $expected } { $expected ->
        [one] argument
       *[other] arguments
    }, but { $found } { $found ->
        [one] was
       *[other] were
    } given.
    .hint = Compare the call with its declaration.
effect--signature = “{ $name }” doesn’t fit here: with the arguments given, it is “{ $found }”, but “{ $expected }” is expected.
    .hint = The last parameters must match the arguments of the call; the cell gives arguments only for the first ones.
effect--arguments = “{ $name }” takes { $expected } { $expected ->
        [one] argument
       *[other] arguments
    } here, but { $found } { $found ->
        [one] was
       *[other] were
    } given.
    .hint = { $rest ->
            [none] Give only the first arguments here.
           *[other] Give only the first arguments here; the call supplies { $rest }.
        }
effect--given = The arguments of “{ $name }” aren’t known before the match.
    .hint = Use numbers, members or constants here; pass values that are known only during a match as arguments of the call.
effect--loop = “{ $name }” could call itself: { $path }.
    .hint = Calling a value can run any function or procedure that tables or rules name as a value of its type. Remove this call, or give the value its own type.
effect--result = These functions don’t declare a result type.
    .hint = Add it after a colon: “function(s: Side): bool”.
effect--listed = The values of “{ $type }” can’t be listed: tables and rules can name any number of them.
    .hint = Iterate over the members that have such a value instead.

match--missing = Missing arms for { $values }.
    .hint = Add them, or “else”.
match--dead = This arm is never reached: the arms before it cover everything.
    .hint = Remove it, or move it up.
choice--label = This question has no label.
    .hint = Add one, so that texts, saved matches and tests can refer to it.
choice--order = { $quant ->
        [all] “choose all” leaves nothing to choose.
       *[other] A single answer has no order.
    }
    .hint = { $quant ->
        [all] Use the set itself, or write “choose all of … in order” to ask for an order.
       *[other] Remove “in order”, or ask for several.
    }
decisions--open = “{ $name }” needs an answer that isn’t decided yet.
    .hint = Undecided answers can only be used in Booleans, numbers and sets; use a condition, a count or a set.
decisions--outside = “{ $name }” uses answers of “{ $block }”, which aren’t decided yet.
    .hint = Move “{ $name }” into the block, so that both are solved together.
decisions--size = “{ $name }” would ask more than { $most } questions at once.
    .hint = Use fewer or smaller parameters.
code--unreachable = Unreachable code.
    .hint = Remove it, or move it before the statement that exits.
function--effect = A function can’t change anything.
    .hint = Make it a procedure, or move the change to the caller.
return--missing = “{ $name }” doesn’t return a value on every path.
    .hint = Add a “return”, or an “else” that returns.
pile--expected = Expected a pile{ $name ->
        [none] .
       *[other] , found “{ $name }”.
    }
    .hint = “put”, “draw” and “shuffle” need the name of a pile, with its arguments. Use “random one of …” to pick from any other set.
pile--kind = Expected a kind, found “{ $found }”: a pile holds members of one kind.
    .hint = Name a kind after “of”.
pile--unordered = “{ $name }” is unordered, so “{ $word }” has no effect.
    .hint = Declare the pile as “ordered”, or use “put … into”: drawing from an unordered pile is always random.
type--payload = Values of type “{ $type }” can’t be used inside a tag or record.
    .hint = Use a number, Boolean, member, tag or record here; store anything else in a separate state.
type--unnamed = A record needs a name.
    .hint = Declare it as “type Name = …”, and use the name here.
pool--size = A pool can’t have { $size } members: it needs 1 to { $limit }.
    .hint = Set the highest number of members that can exist at the same time.
pool--members = “{ $name }” has members that come and go, so { $what ->
        [table] a table can’t list them
        [seats] they can’t have seats
        [state] no state can store a value for each of them
        [map] they can’t be the keys of a stored map
       *[relation] they can’t be in a relation
    }.
    .hint = { $what ->
        [table] Create them with “create” at the start of the match.
        [seats] Give the seats to a kind whose members are listed in a table.
       *[other] Use a field of the pool: it comes and goes with its member.
    }
pool--expected = “{ $name }” isn’t a pool: its members can’t be created or removed during a match.
    .hint = Declare the kind as “pool n”, or give its members a field that says they are out of play.
pool--value = No value for “{ $field }” of “{ $kind }”.
    .hint = Add “{ $field }: …”, or a default in the declaration of the kind.
pool--unnamed = This value doesn’t say which field it is for.
    .hint = Add the field name in front of it. Fields: { $fields }.

language--later = This version doesn’t support “{ $construct }” yet.
    .hint = Write it differently for now.

table--missing-file = Table file “{ $path }” not found.
    .hint = Check the path: it is relative to the ruleset folder.
    .near = Did you mean “{ $near }”?
table--json = Invalid JSON: expected { $expected ->
        [value] a value
        [string] text in quotation marks
        [object] an object
        [rows] a list of objects
        [end] the end of the file
        [less-nesting] less nesting
       *[other] “{ $expected }”
    }, found { $found ->
        [end] the end of the file
       *[other] “{ $found }”
    }.
    .hint = A JSON table is a list of objects, one per row.
table--csv = Invalid CSV: “{ $found }” has no closing quotation mark.
    .hint = Close the quotation mark. To include a quotation mark in quoted text, double it.
table--cells = This row has { $found ->
        [one] 1 cell
       *[other] { $found } cells
    }, but there { $expected ->
        [one] is 1 column
       *[other] are { $expected } columns
    }.
    .hint = Add or remove cells. A cell that contains a comma needs quotation marks.
table--cell = “{ $found }” isn’t valid for “{ $column }”: expected “{ $expected }”.
    .hint = Change the value, or the type of “{ $column }” in the rules.
table--missing-column = Missing column “{ $column }”.
    .hint = Add it, or give the field a default in the rules.
table--unknown-column = The kind has no field for column “{ $column }”.
    .hint = Remove the column, or declare the field.
    .near = Did you mean “{ $near }”?
table--id = This isn’t a valid row name.
    .hint = Names start with a letter, contain only letters, digits and “_”, and occur once per table.
table--schema = The derived schema expects { $expected ->
            [string] text
            [number] a number
            [integer] a whole number
            [boolean] true or false
            [object] an object
            [array] a list
            [nothing] nothing
           *[other] { $expected }
        } { $path ->
            [top] at the top
           *[other] at “{ $path }”
        }, but { $found ->
            [nothing] there is nothing
           *[other] there is { $found }
        }.
    .hint = The table itself was accepted, so this is a bug in Sandtable. Please report it with the table.

format--json = Invalid JSON: expected { $expected ->
        [value] a value
        [string] text in quotation marks
        [object] an object
        [rows] a list of objects
        [end] the end of the file
        [less-nesting] less nesting
       *[other] “{ $expected }”
    }, found { $found ->
        [end] the end of the file
       *[other] “{ $found }”
    }.
    .hint = Fix this; the file isn’t used until it can be read.
format--value = { $path ->
            [top] At the top
           *[other] At “{ $path }”
        }: expected { $expected ->
            [string] text
            [number] a number
            [integer] a whole number
            [boolean] true or false
            [object] an object
            [array] a list
           *[other] { $expected }
        }, found { $found }.
    .hint = Fix the value; the file isn’t used until it is valid.
format--missing = { $path ->
            [top] At the top
           *[other] At “{ $path }”
        }: missing key “{ $key }”.
    .hint = Add it.
format--unknown-key = Unknown key “{ $key }”.
    .hint = Check the spelling, or remove it.

layout--alike = “{ $name }” and “{ $other }” have the same pattern, and { $sight ->
        [grey] in grayscale
        [protan] for people with protanopia
        [deutan] for people with deuteranopia
        [tritan] for people with tritanopia
       *[plain] for everyone
    } their colors look alike (distance { $distance }; at least 20 is needed).
    .hint = Change the pattern or color of one of them.
layout--alike-there = “{ $name }” looks like this.
layout--missing = File “{ $name }” not found, so the board is drawn without a layout.
    .hint = Create the file, or remove the layout from this line.
    .near = Did you mean “{ $near }”?
layout--overlap = { $place ->
        [left] “{ $name }” has no room at the left edge of the board: in a window of 1280 × 800 pixels it covers “{ $other }”, or is covered by it.
        [right] “{ $name }” has no room at the right edge of the board: in a window of 1280 × 800 pixels it covers “{ $other }”, or is covered by it.
        [top] “{ $name }” has no room at the top edge of the board: in a window of 1280 × 800 pixels it’s next to “{ $other }”, partly out of sight.
        [bottom] “{ $name }” has no room at the bottom edge of the board: in a window of 1280 × 800 pixels it’s next to “{ $other }”, partly out of sight.
       *[point] “{ $name }” is at the same point as “{ $other }”, so only one of them can be seen.
    }
    .hint = Move one of them.
layout--overlap-there = “{ $name }” is here too.
layout--unknown = Unknown { $sort ->
        [kind] kind
        [state] state
        [function] state or function
        [member] member
        [field] field
        [pile] pile
        [setting] constant
        [line] log line or roll
        [text] text
        [question] question
        [argument] argument
        [participant] argument
        [die] die
       *[relation] relation
    } “{ $name }”, so this isn’t drawn.
    .hint = Check the spelling, or remove the entry.
    .near = Did you mean “{ $near }”?
layout--no-place = { $name } has no place on the board.
    .hint = Until it has one, it is drawn where there is room. Place it in { $file }: "places": {"{"} "{ $name }": {"{"} "at": [x, y] {"}"} {"}"}.
layout--no-base = The layout has no “{ $name }” to remove.
    .hint = Check the spelling, or remove this line.
layout--unshown = The board doesn’t show { $names }{ $more ->
        [0] {""}
        [1] {" and 1 more"}
       *[other] {" and "}{ $more } more
    }, although everyone may see { $count ->
        [1] it
       *[other] them
    }.
    .hint = Show it on a track, in a box, as a score or as a look, or list it in “unshown”.

ruleset--id = “{ $name }” isn’t a valid ruleset name: it is used in addresses and file names.
    .hint = Use letters from a to z, digits and single hyphens.
ruleset--missing = Missing “ruleset” line.
    .hint = Start one file with: ruleset "my-game" version "1.0.0" language 1
ruleset--twice = The ruleset is declared twice.
    .hint = Keep only one “ruleset” line.
expect--failed = { $sides ->
        [known] Expectation failed: { $left } on the left, { $right } on the right.
        [case] Expectation failed for { $case }.
       *[other] Expectation failed.
    }
    .hint = Fix the data, or the expectation.
internal--crash = The compiler crashed: { $message }.
    .hint = This is a bug in Sandtable, not in your rules. Please report it with the file that causes it.

fault--none = The match ended in an unknown runtime error.
fault--budget = The rules ran too long without reaching a question or the end of the game.
    .hint = Look for a loop whose condition never becomes false.
fault--range = A value is outside the range of its type.
    .hint = Widen the type, or limit the value with “min” and “max”.
fault--only = “only” found no value, or more than one.
    .hint = Use “first” if there can be none or several.
fault--nothing-to-choose = A question has no legal answer.
    .hint = Add “otherwise”, make it optional, or ask only if there is something to choose.
fault--unseated = A role without a seat was asked.
    .hint = Check “seated” first, or give the role a seat in every layout.
fault--requires = A procedure was called although its “requires” condition is false.
    .hint = Check the condition before the call.
fault--no-arm = “match” has no arm for a value.
    .hint = Add an arm for it, or “else”.
fault--divide = Division by zero.
    .hint = Check the divisor first.
fault--full = A pile, pool or list is full.
    .hint = Check its size first, or raise “max” or the number after “pool”.
fault--circle = Answers of a “decisions” block depend on each other, and there is no consistent solution, or more than one.
    .hint = Define in its “circle” what happens then; a line “else -> all = false” is enough.

example--fault = The example ends in the runtime error fault/{ $fault }.
    .hint = Either the rules are wrong here, or the example starts from a state that the rules never reach.
example--unused = The answer for “{ $path }” is never used.
    .hint = Remove it, or check why the rules don’t ask this question.
example--unanswered = Missing answer for “{ $path }”, which has { $count } possible answers.
    .hint = Add the answer. Answers can be left out only where a single one is possible.
example--illegal = { $reasons ->
        [none] The answer for “{ $path }” isn’t legal.
       *[other] The answer for “{ $path }” isn’t legal: { $reasons }.
    }
    .hint = Fix the answer, or the rule that excludes it.
example--by = “{ $path }” is asked of { $asked }, not of the role in the example.
    .hint = Fix the role, or the rule that says who is asked.
example--accepted = The answer for “{ $path }” should be rejected, but it is legal.
    .hint = Fix the example, or add the rule that excludes it.
example--reason = The answer for “{ $path }” is rejected { $known ->
        [none] without a reason
       *[some] because of { $reasons }
    }, not because of “{ $expected }”.
    .hint = Fix the reason in the example, or in the rules.
example--then = The expectation at the end of the example is false: { $left } on the left, { $right } on the right.
    .hint = Fix the expectation, or the rules.
example--ending = { $result ->
        [on] The match isn’t over.
       *[other] The match ends differently: { $result ->
            [won] won
           *[drawn] drawn
        } by { $by }{ $because ->
            [none] .
           *[other] , because of “{ $because }”.
        }
    }
    .hint = Fix the expectation, or the rules.
example--unknown-reason = Unknown reason “{ $reason }”: no “finish” in the rules gives it.
    .hint = Use the path of a reason, or its last word.
    .near = Did you mean “{ $near }”?
example--policy = The policy “{ $policy }” answers “{ $path }” with { $answer }, { $lines ->
        [none] because none of its lines matches an offered answer.
       *[other] according to line { $lines }.
    }
    .hint = Fix the example, or the policy.
example--policy-silent = { $why ->
        [no-part] Policy “{ $policy }” has no part for “{ $path }”.
       *[other] Policy “{ $policy }” answers “{ $path }” with { $answer }, which isn’t legal.
    }
    .hint = A bot then answers at random. Extend the policy, or remove it from the example.
example--no-policy = No policy plays the role that is asked for “{ $path }”.
    .hint = Choose a seat layout with a policy, or name the policy before the path.

call--label = Unknown parameter “{ $label }”; expected “{ $expected }”.
    .hint = Fix the label, or the order of the arguments.
call--not-callable = “{ $name }” is a value and can’t be called.
    .hint = Remove the parentheses, or start a new line before them. If you mean a function of this name, rename one of the two.
name--call = “{ $name }” is a function or procedure and needs arguments in parentheses.
    .hint = Write “{ $name }(…)”.
pattern--never = A value of type “{ $type }” can never be “{ $pattern }”.
    .hint = Remove or fix this pattern.
policy--unasked = No policy covers “{ $path }”, so bots answer it at random.
    .hint = { $count ->
        [one] Extend the policy: before policy { $policies } {"{"} at { $path } {"{"} … {"}"} {"}"}.
       *[other] Extend one of the policies { $policies }: before policy NAME {"{"} at { $path } {"{"} … {"}"} {"}"}.
    }
policy--role = { $expected ->
        [none] There are no “seats”, so { $name } has no roles that a policy could play.
       *[other] A policy must be for { $expected }, whose members are asked, not for { $name }.
    }
    .hint = { $expected ->
        [none] Declare who plays with “seats for { $name }”.
       *[other] Use the kind of the roles.
    }
policy--choice = Unknown question “{ $path }”.
    .hint = Refer to a question by procedure and label, for example “turn/order”.
    .near = Did you mean “{ $near }”?
policy--original = { $wrong ->
        [line] The original policy has no line { $number } for this question.
        [arguments] Line { $number } of the original policy matches { $expected ->
            [one] one value
           *[other] { $expected } values
        }, but original(…) is given { $found }.
       *[criterion] Line { $number } of the original policy has no criterion at position { $place }.
    }
    .hint = Use the number of the original line, and pass original(…) what that line matches: original(t).
policy--arm = The menu has no such arm; its arms are { $arms }.
    .hint = Start a line with the name of an arm.
quantifier--filter = A filter can use one set only.
    .hint = Say what the result contains: “{ $name } for { $name } in …”. To collect pairs, declare a type for them.
quantifier--body = “{ $quantor }” needs an expression for each member.
    .hint = Add it after a colon.
quantifier--no-body = “{ $quantor }” doesn’t take an expression after a colon.
    .hint = Write the condition after “where”.
type--empty-set = The type of this empty set is unknown.
    .hint = Give it a type: “let found: set of T = {"{}"}”.
type--fields = “{ $type }” has no field “{ $field }”.
    .hint = Only members of kinds have fields. You may need to exclude “none” first.
    .near = Write “{ $near }”.
type--grid = “{ $type }” isn’t on a grid.
    .hint = Declare the kind with “on hexes” or “on squares”.
type--never-none = This is never “none”, so “otherwise” has no effect.
    .hint = Remove “otherwise”.
type--divisor = Exact division needs a constant divisor other than zero.
    .hint = “div” divides by any number and rounds down.
type--order = Values of type “{ $type }” can’t be ordered.
    .hint = Compare numbers, Booleans or members; for sets, use “in” and “has”.
type--set = Expected a set, found “{ $found }”.
    .hint = Write the set whose members you mean.

first = “{ $name }” first appears here.
this = “{ $name }” is here.
also = Also here.
fix--replace = Replace “{ $old }” with “{ $new }”
fix--remove = Remove “{ $what }”
fix--insert = Insert “{ $text }”
fix--arms = Add arms for { $values }
fix--close = Close the brace
fix--parentheses = Add parentheses
syntax--close-string = Close the quotation marks
syntax--remove-bidi = Remove the character

assign--constant = This is a constant and can’t be changed.
    .hint = Declare the field with “state” if it changes during a match.
assign--fixed = “{ $name }” can’t be assigned again.
    .hint = Declare it with “var” to change it.
call--no-effect = The result of this line isn’t used.
    .hint = Use the value, or call a procedure.
call--no-result = “{ $name }” doesn’t return a value.
    .hint = Call it on a separate line, or make it return something.
choice--by = This question doesn’t say who answers it.
    .hint = Add “by” and a role.
code--break = “break” outside a loop.
    .hint = Use “return” to leave a procedure.
die--empty = Die “{ $name }” has no faces.
    .hint = List its faces, separated by commas. In a range, the smaller number comes first.
example--arm = This isn’t an answer to a menu.
    .hint = Use one of its arms, with arguments in parentheses: { $arms }.
example--label = Unknown question or roll “{ $path }”.
    .hint = A path consists of the procedure and the label.
    .near = Did you mean “{ $near }”?
grid--twice = Two members are on the same cell: { $cell }.
    .hint = Fix the coordinates of one of them.
grid--unknown = Unknown grid “{ $found }”.
    .hint = Available grids: { $shapes }.
grid--which = { $count ->
        [0] There is no kind on a grid of this shape.
       *[other] Several kinds are on a grid of this shape: { $kinds }.
    }
    .hint = { $count ->
        [0] Declare a kind with “on { $shape } …”.
       *[other] Make clear which one you mean, for example with the type of a local.
    }
drawing--line = Unknown line “{ $found }” in a map.
    .hint = The header sets how cells are arranged (“odd columns lower”), how they are named (“id h{"{"}column{"}"}{"{"}row{"}"}”) and where they come from. “legend” lists characters with their values (“f  terrain: forest”), and “map” is followed by the drawing.
drawing--lacks = This map has no “{ $part }”.
    .hint = { $part ->
        [id] In the header, set how cells are named: “id h{"{"}column{"}"}_{"{"}row{"}"}”.
        [legend] Add a line “legend” with the characters and their meaning: “f  terrain: forest”.
        [map] Draw the cells below a line “map”.
       *[other] In the header, set how cells are arranged: “odd columns lower”, “even columns lower”, “odd rows right”, “even rows right” or “squares”.
    }
drawing--sign = The character “{ $sign }” isn’t in the legend.
    .hint = Add it to the legend, or draw another character.
drawing--unused = The character “{ $sign }” in the legend is never drawn.
    .hint = Draw it, or remove it from the legend.
drawing--ragged = This line has { $found } { $found ->
        [one] character
       *[other] characters
    }; the first line has { $expected }.
    .hint = All lines must have the same length. Where there is no cell, use a character that is “nothing” in the legend.
drawing--rows = This drawing has { $found } { $found ->
        [one] line
       *[other] lines
    }; the first one has { $expected }.
    .hint = All drawings of a map must show the same cells.
drawing--once = { $count ->
        [0] The character “{ $sign }” isn’t drawn.
       *[other] The character “{ $sign }” is drawn { $count } times.
    }
    .hint = The legend says “once”: draw it exactly once.
drawing--count = { $numbers } { $numbers ->
        [one] number
       *[other] numbers
    } for { $signs } { $signs ->
        [one] character
       *[other] characters
    }.
    .hint = A range gives each character of the line its own number.
drawing--grid = This drawing is for “{ $found }”, but the kind uses “{ $expected }”.
    .hint = Use “columns lower” with “hexes flat”, and “rows right” with “hexes pointed”.
relation--alone = “{ $name }” isn’t linked to anything.
    .hint = Write “--” or “->” between linked members.
relation--direction = Members of “{ $name }” are linked with “{ $expected }”.
    .hint = Use the same symbol as the declaration.
relation--isolated = “{ $name }” has no links, unlike nearly all others.
    .hint = Link it in the table of “{ $relation }”. If this is intended, suppress the finding with “quiet”.
relation--no-default = Missing value for “{ $field }”, which has no default.
    .hint = Add it to the row, or give the field a default in its declaration.
relation--one-way = “{ $from }” is linked to “{ $to }”, but not back, unlike nearly all other links of “{ $relation }”.
    .hint = Add a link in the other direction. If this is intended, suppress the finding with “quiet”.
relation--sides = “{ $name }” links both ways, so both sides must have the same type.
    .hint = Use “->” for a relation with a direction.
return--no-result = “return” with a value, but no result type is declared.
    .hint = Declare the result type after the parameters, or return no value.
return--value = “return” without a value, but a result type is declared.
    .hint = Add the value after “return”.
ruleset--language = These rules use language version { $found }, but this version of Sandtable uses { $expected }.
    .hint = { $age ->
        [newer] Update Sandtable. If the rules are your own, you can also change the number and check the findings.
       *[older] Run “sandtable migrate”.
    }
search--component = “{ $name }” can’t distinguish the states of a search, because its type is “{ $type }”.
    .hint = Components can be numbers, Booleans, members, unions, and sets of up to 4,096 values. The first one can’t be a set and can have up to 65,536 values.
search--spent = The costs of “{ $name }” need ever smaller fractions, because they depend on “spent”.
    .hint = Use “div” instead, or don’t divide “spent” at all.
seats--twice = Role { $role } has two seats in the same layout.
    .hint = Give each role one seat.
state--no-initial = “{ $name }” has no initial value.
    .hint = Add “=” and the value that it has at the start of a match.
state--too-large = “{ $name }” has { $size } values in every position; at most { $limit } are allowed.
    .hint = Use fewer parameters or narrower types, or store only what is true, for example in a set, or in a field of the member that it belongs to.
table--empty = This table is empty: it needs at least a line with column names.
    .hint = Start with “id” and the field names, separated by commas.
table--one-line = Columns and rows are on one line.
    .hint = Put each row on a separate line; the first line has the column names.
table--header = A column has no name.
    .hint = Each cell of the first row names a column: a field, “id” or a coordinate.
type--empty-range = The range { $low }..{ $high } is empty.
    .hint = Put the smaller number first.
type--not-in-state = Values of type “{ $type }” can’t change during a match.
    .hint = Make it a constant field, or use a type with named values.
type--step = The range { $low }..{ $high } can’t have steps of this size.
    .hint = The step must be 1/2, 1/3 or another fraction with numerator 1.
type--too-big = This type has { $size } values; at most { $limit } are allowed here.
    .hint = Narrow it, or store its parts separately.
type--twice = This alternative is listed twice in the type.
    .hint = Remove one of the two.
type--wide-number = The number { $number } is too large; { $limit } is the largest here.
    .hint = Use a smaller number, or count in larger units, such as thousands.
type--wide-range = The range { $low }..{ $high } is too wide: numbers here are between −{ $limit } and { $limit }.
    .hint = Narrow the range, or count in larger units, such as thousands.
type--wide-set = This set can have { $size } values; at most { $limit } are allowed.
    .hint = Narrow the range, for example to 1..100, or loop over it without “where” and test each number in the loop.
whenever--asks = A “whenever” block can’t ask questions.
    .hint = Store what to ask in a state, and ask in a procedure.

syntax--insert = Insert “{ $text }”
syntax--opened-here = “{ $bracket }” is opened here.
syntax--remove = Remove “{ $text }”
syntax--replace = Replace with “{ $text }”

type--map = Expected a map, found “{ $found }”.
    .hint = Only maps can be indexed with brackets.
map--one-key = A map has exactly one key.
    .hint = For two keys, use a map of maps: map a in A: map b in B: …
list--empty = The type of this empty list is unknown.
    .hint = Give it a type: “var found: list of T max 9 = []”.
list--max = This list of “{ $type }” has no maximum length.
    .hint = Add it to its type, for example “list of { $type } max { $size }”.
list--too-long = This list would have { $size } entries; at most { $limit } are allowed.
    .hint = Make it shorter, or use a set or a map.
map--key = Values of type “{ $type }” can’t be the keys of a map.
    .hint = A key must be a single value of a finite type with at most { $limit } values.
chance--how-many = A random pick can’t be “{ $quant }”: it can be one, some, any, or a number of members.
    .hint = { $quant ->
        [all] For all members, use the set itself. To mix a pile, use “shuffle”.
       *[other] Use “0..1 of” for one or none with equal probability.
    }
chance--by-several = A random pick can’t be “by” one of several roles.
    .hint = Name one role, or remove “by”.
choice--offered-wishes = “offering” can’t be combined with soft constraints, which apply to all legal answers.
    .hint = Remove “offering”, or turn the soft constraints into a condition: “such that”.
choice--wishes = The answers that meet as many of these soft constraints as possible are found by a search.
    .hint = With many keys and candidates, it is slow. To avoid the search, write the soft constraints as “some x in X where … and answer[x] == r” or “answer has r”, and don’t use “such that”.
example--pairs = An assignment lists either key-value pairs, or only values in the order of the keys.
    .hint = Write (key, value) for every entry, or no keys at all.

audience--no-seats = Visibility can only be restricted if there are roles.
    .hint = Declare who plays: seats for Role {"{"} two {"{"} one {"{"}a{"}"} other {"{"}b{"}"} {"}"} {"}"}
audience--hidden = The audience depends on “{ $name }”, which not everyone can see.
    .hint = An audience can only use what everyone sees: constants and state without “seen by”, and its own parameters.
audience--chance = Dice are visible to everyone.
    .hint = Remove “secret”. To hide a random result, draw it from a pile that only some can see.
audience--nothing-hidden = There is nothing to conceal in a value of type “{ $type }”: everyone can tell the members apart.
    .hint = Only constants with “seen by” hide which member is which.
leak--offer = { $proof ->
        [wrong] The candidates of “{ $label }” depend on “{ $name }”, which the role that is asked can’t see
       *[unproved] The candidates of “{ $label }” depend on “{ $name }”, and the role that is asked might not be able to see it
    }.
    .hint = Use only what that role can see, or reveal it first. “sandtable simulate … --twins 100” looks for a position in which the leak shows.
leak--asked = { $proof ->
        [wrong] Whether “{ $label }” is asked depends on “{ $name }”, which the role that is asked can’t see
       *[unproved] Whether “{ $label }” is asked depends on “{ $name }”, and the role that is asked might not be able to see it
    }.
    .hint = Always ask, or reveal it first.
leak--write = { $proof ->
        [wrong] “{ $place }” reveals hidden information: “{ $name }”
       *[unproved] “{ $place }” might reveal hidden information: “{ $name }”
    }.
    .hint = Reveal it first, or restrict “{ $place }” to those who can see “{ $name }”.
hidden = “{ $name }” is used here.

together--nested = “simultaneously” blocks can’t be nested.
    .hint = Put the second one after the first.
together--by = Only { $name } can be asked in this “simultaneously” block.
    .hint = Write “by { $name }”, or ask the others before or after the block.
together--roles = Expected “{ $expected }”, found “{ $found }”: only roles can be asked.
    .hint = Iterate over the roles, and find what belongs to each of them inside the block.
together--captured = “{ $name }” is declared outside and can’t be assigned while several players answer.
    .hint = Use a state or a field, or declare a variable inside the block.
together--leaves = “return” can’t exit a “simultaneously” block: the other players are still answering.
    .hint = Put the statements to skip into an “if”.
together--asks-nobody = This “simultaneously” block doesn’t ask anyone.
    .hint = Use “for”, or ask a question inside.
together--writes-before = This changes something while answers may still be missing.
    .hint = Move it after the last question, when everyone has answered.
together--calls-asking = This “simultaneously” block calls something that asks a question.
    .hint = Put questions directly into the block.
asked = “{ $label }” may still be asked here.

text--message = The message “{ $id }” can’t be read, so its text is missing.
    .hint = A message is “name = text”. Braces contain a value, “{"{"} $count {"}"}”, or a selection with one variant marked by a star.
text--stray = “{ $found }” isn’t part of a message.
    .hint = Start the line with “name =”, or with “#” for a comment. Continuation lines of a message are indented.
text--open-brace = Unclosed brace, so no value is inserted.
    .hint = Close it after the name of the value.
text--too-deep = Brackets, lists or quotations are nested too deeply, so this text can’t be read.
    .hint = At most { $limit } levels are allowed. Split the text, or close brackets earlier.
text--duplicate = Duplicate fragment “{ $id }”.
    .hint = Rename one of the two, so that translations and references are unambiguous.
text--typed-number = “{ $number }” is typed into the text and won’t change with the rules.
    .hint = Use a value from the rules, such as {"{"}constant.limit{"}"}. If none is meant, write {"{"}={ $number }{"}"}.
text--unknown-path = Unknown path “{ $path }”: the rules have nothing to print here.
    .hint = Examples of paths: constant.limit, count.City, City.lyra.name; after “explains:” procedure/attack.
    .near = Did you mean “{ $near }”?

notation--type = { $sort ->
        [context] Expected the kind whose members these values belong to, found “{ $found }”
       *[values] Values of type “{ $found }” can’t be written as text
    }.
    .hint = Use a { $sort ->
        [context] kind
       *[values] type with alternatives, such as type Order = hold | move(to: Town)
    }.
notation--no-file = No pattern file for “{ $file }”.
    .hint = Create one for at least one language, such as l10n/{ $file }.en.txt.
notation--line = This line isn’t a pattern.
    .hint = Write KEY = PATTERN | PATTERN. Comments start with “#”.
notation--unclosed = Unclosed “{ $bracket }”.
    .hint = Add the closing bracket. To write the character itself, put “\” before it.
notation--unknown = Unknown name “{ $name }”.
    .hint = A pattern is for an alternative (Order.move), a member (Town.aria), a kind (Unit) or a question (turn/orders).
    .near = Did you mean “{ $near }”?
notation--parameter = The pattern has no value named “{ $name }”.
    .hint = Name a part, a field, or the name after “for” in the notation.
    .near = Did you mean “{ $near }”?
notation--missing = Missing pattern for “{ $name }” in { $lang ->
        [de] German
        [en] English
        [fr] French
       *[other] one language
    }.
    .hint = Add a line { $name } = ….
notation--empty = This pattern for “{ $name }” matches any line, because all of it is optional.
    .hint = Write a word or value outside the brackets, or remove the pattern.
notation--unset = Without “{ $name }”, the value is incomplete.
    .hint = Write {"{"}{ $name }{"}"} in the pattern, outside any brackets.
notation--alike = “{ $name }” and “{ $other }” can be written in the same way.
    .hint = Change one of them so that readers can tell them apart.

variant--place = A house rule belongs in the “variants” folder, not among the rules it changes.
    .hint = Move it to the file variants/NAME.sand, where NAME is its name.
variant--file = This file contains { $count ->
        [0] no house rule
        [one] more than its house rule
       *[other] { $count } house rules
    }.
    .hint = Each file in “variants” contains exactly one house rule. New declarations go inside its braces.
variant--name = The house rule is called “{ $name }”, but its file is called “{ $expected }”.
    .hint = A house rule is found by its file name, so both must be the same.
file--unreadable = File { $file } can’t be read.
    .hint = Everything else is checked without it. Check its permissions, and whether another program has locked it.
variant--missing = Unknown house rule “{ $name }”.
    .hint = A house rule is in the file variants/{ $name }.sand or variants/{ $name }.json of the ruleset.
    .near = Did you mean “{ $near }”?
variant--base = Unknown base “{ $base }”.
    .hint = The base of a house rule is the ruleset, “{ $ruleset }”, or another of its house rules.
variant--circle = Circular house rules: { $path }.
    .hint = Base one of them on the ruleset itself.
variant--range = “{ $range }” isn’t a version range.
    .hint = Use ^1.0, ~1.2, 1.2.3, >=1.0 <2 or *.
variant--version = “{ $name }” has version { $version }, but { $range } is required.
    .hint = Check whether the house rule still works, and widen its range.
variant--requires = “{ $variant }” requires “{ $name }” before it.
    .hint = Use both in this order: GAME+{ $name }+{ $variant }.
variant--excludes = “{ $variant }” can’t be combined with “{ $name }”.
    .hint = Remove one of them.
variant--path = Unknown path “{ $path }” in the base.
    .hint = Examples of paths: Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Did you mean “{ $near }”?
variant--conflict = “{ $variant }” and “{ $other }” both change “{ $path }”.
    .hint = Remove one of them, or write a house rule based on one of them that combines both changes.
variant--no-rows = No row of the base meets this condition.
    .hint = The condition is evaluated on the base at the start of a match, without this house rule.
variant--original = The replaced step has no value and takes no arguments.
    .hint = Write original() as a separate statement.
variant--match = { $count ->
        [0] “{ $path }” has no “match” of this kind
       *[other] “{ $path }” has { $count } “match” expressions
    }.
    .hint = Name the value that it tests: extend function NAME match VALUE {"{"} … {"}"}. The arms are expressions in a function, and statements in a procedure or step.
variant--expectation = { $count ->
        [0] The expectation “{ $name }” has no comparison
        [one] The expectation “{ $name }” has one comparison
       *[other] The expectation “{ $name }” has { $count } comparisons
    }, but { $found ->
        [one] one value is
       *[other] { $found } values are
    } given.
    .hint = Give a value for each comparison, in their order; “was” keeps one. Or remove it with remove expect/{ $name }, and add one of your own.
variant--moved = “{ $path }” still exists, so it hasn’t moved.
    .hint = “moved” gives the new name of something that had a different name in an earlier version of the base.
variant--text = The text of “{ $path }” can’t be read.
    .hint = A value is in braces with a dollar sign, {"{"} $name {"}"}. Each brace must be closed.
variant--stale = { $then ->
        [none] “{ $path }” has changed since this house rule was written; it is now “{ $now }”.
       *[other] “{ $path }” has changed since this house rule was written: it was “{ $then }”, and is now “{ $now }”.
    }
    .hint = Check whether the house rule is still right, then update its fingerprint with “sandtable stamp”.
variant--drift = The content of “{ $path }” has changed since this house rule was written.
    .hint = The house rule still calls it as before; check whether that is still right.
variant--bound = “{ $name }” is bound here. Only hooks of the same house rule in the same procedure can use it; to use it elsewhere, store it in a “state”.
variant--lacks = This “match” of the base has no arm for it.
variant--other = “{ $variant }” changes it here.
variant--now = This is what “{ $path }” is now.
variant--patch = “{ $variant }” changes this here.

package--missing = Ruleset “{ $name }” isn’t installed, so these house rules have nothing to change.
    .hint = Looked in: { $places }, and among the games that come with Sandtable. Put the ruleset in a folder next to this one, or add its package to the dependencies in package.json and run “npm install”.
package--circle = Circular house rules: { $path }.
    .hint = Each of these folders takes its rules from the next one. One of them must be based on a ruleset instead.
package--path = Package “{ $name }” says that its rules are in “{ $path }”, which isn’t a folder inside the package.
    .hint = Nothing in the package is read. “folder” in its package.json must name a folder inside the package, such as "rules".
package--same-name = Two packages contain a house rule named “{ $name }”. The one in { $used } is used; the one in { $unused } isn’t.
    .hint = Remove one of the packages from the dependencies in package.json, or rename one of the house rules.

l10n--line = This line isn’t part of a catalog and is ignored: “{ $line }”.
    .hint = A line is a comment (#), or msgctxt, msgid or msgstr with text in quotation marks. Continuation lines are quoted texts below it.
l10n--entry = { $what ->
    [twice] This entry has a second { $name }, so it is ignored.
   *[missing] This entry has no { $name }, so it is ignored.
}
    .hint = An entry is a msgid with the source and a msgstr with the translation, which can be empty.
l10n--encoding = { $what ->
    [other] This file isn’t encoded as UTF-8, so it is ignored.
   *[signs] Some characters can’t be read: the file isn’t encoded as UTF-8.
}
    .hint = Save it again as UTF-8. In Poedit, see “Catalog properties”.
l10n--charset = The header says “{ $declared }”, but the file is read as UTF-8.
    .hint = If the texts look right, only the header is wrong. Other tools rely on it.
l10n--bom = The file starts with a byte order mark (BOM), which GNU gettext can’t read.
    .hint = Save it as UTF-8 without BOM.
l10n--head = This catalog has no header, so other tools don’t know its language and encoding.
    .hint = A header is an entry with an empty msgid. “sandtable l10n merge” adds one.
l10n--escape = Unknown escape sequence “{ $sign }”.
    .hint = Write a backslash as \\, a line break as \n, and a quotation mark as \".
l10n--plural-forms = The language has { $wanted ->
        [one] 1 plural form
       *[other] { $wanted } plural forms
    }, but a text of “{ $fragment }” has { $found }.
    .hint = Texts of the rules have no plural forms: use one msgid and one msgstr. In other catalogs, use as many forms as “nplurals” in the header.
text--empty = This file is empty.
    .hint = Remove it, or add its contents.
text--reviewed = { $what ->
    [twice] There are two different lines for “{ $line }”; the first one is used.
   *[line] This line doesn’t say what was reviewed: “{ $line }”.
}
    .hint = Remove this line. “sandtable l10n review” writes valid lines.
fix--head = Add a header
fix--bom = Remove the BOM
fix--remove-entry = Remove this entry
l10n--language = The header says “{ $declared }”, but the file name says “{ $lang }”.
    .hint = Write “Language: { $lang }” in the header, or rename the file.
l10n--duplicate = A text of “{ $fragment }” is translated twice.
    .hint = Keep only one of the entries.
l10n--plural = Texts of the rules have no plural forms, so this entry of “{ $fragment }” is ignored.
    .hint = Use one msgid and one msgstr. To choose a word by number, write it as in [card](constant.handLimit=one)[cards](constant.handLimit=other).
l10n--unknown-text = 
    { $known ->
        [true] The source text of “{ $fragment }” has changed, so this translation isn’t used.
       *[false] The source has no “{ $fragment }”, so this translation isn’t used.
    }
    .hint = “sandtable l10n merge” updates the catalog from the source, without losing anything.
    .near = Did you mean “{ $near }”?
l10n--lost = 
    { $what ->
        [link] The translation lacks the link to “{ $name }”.
        [mark] The translation lacks “{ $name }”.
       *[value] The translation lacks the value “{ $name }”.
    }
    .hint = 
        { $what ->
            [link] Write [words]({ $name }).
            [mark] Use the same formatting as the source.
           *[value] Write {"{"}{ $name }{"}"} where the number or name belongs.
        }
l10n--invented = 
    { $what ->
        [link] The source has no link to “{ $name }”.
        [literal] “{ $name }” is only allowed in the source; GNU gettext reports it as an error here.
        [mark] The source has no “{ $name }”.
       *[value] The source has no value “{ $name }”.
    }
    .hint = { $what ->
        [literal] Write the number without braces in a catalog.
       *[value] Copy values and links exactly from the source.
    }
l10n--typed-number = “{ $number }” is typed into the translation and won’t change with the rules.
    .hint = Use the same value as the source.
l10n--style = 
    { $what ->
        [end] The translation of a text of “{ $fragment }” ends with a different punctuation mark than the source.
        [doubled] A translation of “{ $fragment }” repeats a word.
        [quotes] A translation of “{ $fragment }” uses quotation marks of another language.
        [direction] A translation of “{ $fragment }” changes the text direction and doesn’t change it back.
        [space] In a translation of “{ $fragment }”, a line may break between a number and its unit, or before a punctuation mark.
       *[copied] A text of “{ $fragment }” is identical in both languages.
    }
    .hint = Check whether this is intended.
l10n--stale = { $what ->
    [word] “{ $fragment }” has changed in German since it was translated.
    [marked] A translation of “{ $fragment }” is marked for review; until it is reviewed, the source is used.
   *[text] A text of “{ $fragment }” has changed since it was translated; until it is reviewed, the source is used.
}
    .hint = { $what ->
        [word] Check the translation. If it is right, “sandtable l10n review GAME { $fragment }” keeps it.
        [marked] Once the translation is right, remove “fuzzy”.
       *[text] The line “#| msgid” has the previous source. Once the translation is right, remove “fuzzy”.
    }
l10n--untranslated = { $count ->
        [one] 1 of { $all } texts isn’t
       *[other] { $count } of { $all } texts aren’t
    } translated yet.
    .hint = Until then, the source is used.
text--rule-changed = “{ $part }” has changed since the text of “{ $fragment }” was last reviewed.
    .hint = Read the text again and fix it if needed. Then mark it as reviewed, here or with “sandtable l10n review GAME { $fragment }”.
l10n--xliff = { $what ->
    [broken] The XML is incomplete, so nothing is imported.
    [deep] Elements are nested too deeply, so nothing is imported.
    [part] Only some segments of this text are translated, so it isn’t imported.
    [tmx] This isn’t TMX, so nothing is imported.
    [tbx] This isn’t TBX, so nothing is imported.
   *[version] This isn’t XLIFF 1.2 or 2, so nothing is imported.
}
    .hint = Ask for the whole file in XLIFF 2.1, XLIFF 1.2 or PO. “sandtable l10n xliff” writes one to start from.
term--column = Unknown column “{ $name }” in the glossary.
    .hint = Columns are id, word, gender, article, max, also, note, never, and forms: a case such as gen or loc, a number such as pl or few, or both, such as pl-gen.
    .near = Did you mean “{ $near }”?
term--no-column = Missing column “{ $name }” in the glossary.
    .hint = The first line lists the columns: id,word,gender,…
term--empty = “{ $column }” is empty in this line, so the line is ignored.
    .hint = Each term needs an id, such as City.lyra, and a word.
term--gender = Unknown gender for “{ $word }”.
    .hint = Use one of: { $known }; p means that there is no singular.
term--plural = The plural of “{ $word }” is unknown.
    .hint = Add it in the “pl” column, or “-” if there is none. For a name without an article, write “none” in the “article” column.
term--unknown = Unknown term “{ $id }”: the rules don’t have it.
    .near = Did you mean “{ $near }”?
    .hint = For a term that is only used in texts, use concept/NAME.
term--missing = Missing terms that another language has ({ $count }): { $names }.
    .hint = Add them in this language.
term--form = “{ $words }” doesn’t contain a form of “{ $word }” ({ $id }).
    .near = Did you mean “{ $near }”?
    .hint = Use the word from the glossary, or add these words to its “also” column.
term--forbidden = In this game, use “{ $word }” instead of “{ $found }”.
    .hint = See { $id } in the glossary.
term--twice = “{ $word }” is defined both in the glossary ({ $id }) and here; this one is used.
    .hint = Remove it here, so that the word is defined once.
text--case = No word in the glossary of “{ $lang }” has the case “{ $name }”; the message “{ $id }” shows names uninflected.
    .hint = Add a column for this case to the glossary. It has: { $known }.
    .near = Did you mean “{ $near }”?
text--function = Unknown function “{ $name }”; the message “{ $id }” shows it as text.
    .hint = Available functions: NUMBER, DATETIME, TERM and GENUS.
    .near = Did you mean “{ $near }”?
text--reference = “{ $id }” refers to “{ $name }”, which doesn’t exist in this language.
    .near = Did you mean “{ $near }”?
text--variable = Unknown value “{ $name }” in the message “{ $id }”.
    .near = Did you mean “{ $near }”?
    .hint = A message can use the values of its place in the rules, and each constant as $constant_NAME.
text--variant = { $what ->
    [lost] The selection in “{ $id }” lacks the case “{ $key }”.
   *[other] The case “{ $key }” in “{ $id }” doesn’t exist in this language ({ $lang }).
}
    .hint = Available cases: { $known }.
text--choice = { $what ->
    [lost] The words that depend on “{ $path }” lack a case: { $keys }.
    [unknown] “{ $path }” is never “{ $key }”.
   *[fixed] Words can’t depend on “{ $path }”: it has no list of values and isn’t a number.
}
    .near = Did you mean “{ $near }”?
    .hint = Write [words]({ $path }=VALUE) for each value.
text--cycle = “{ $id }” contains itself: { $names }.
    .hint = One of these messages must not refer to the others.
text--said-twice = Duplicate message “{ $id }”; the last one is used.
    .hint = Remove one of the two.
text--unused = The message “{ $id }” is never used.
    .near = Did you mean “{ $near }”?
    .hint = Remove it, or fix its name.
text--not-said = This language ({ $lang }) lacks messages that another one has ({ $count }): { $names }.
    .hint = Add them. Until then, the path or a text in another language is shown.
fix--remove-message = Remove the message
l10n--glossary = This table has no column “id”, or no column for a language, so nothing is imported.
    .hint = “sandtable l10n glossary GAME fr --format csv” writes a table that can be imported.

# Suppressed findings.
quiet--unknown = Unknown finding “{ $code }”.
    .hint = Copy the code shown with the finding, such as “text/unused”.
quiet--reason = Missing reason for suppressing “{ $code }”.
    .hint = Add the reason after “because”, for those who read this later.
quiet--unused = Unused suppression: “{ $code }” isn’t reported here.
    .hint = Remove it, so that it doesn’t hide a different problem later.
quiet--kept = This suppression has no effect: errors are always reported.
text--number = “{ $value } { $found }”: { $path } is { $value } here, but the word is { $wanted ->
        [sg] plural
       *[pl] singular
    }.
    .hint = Choose the word by number, as in [card]({ $path }=one)[cards]({ $path }=other), or phrase it without counting.
text--style = { $what ->
    [doubled] A word is repeated here.
    [direction] A character here changes the text direction and doesn’t change it back.
    [quotes] These quotation marks belong to another language.
   *[space] A line may break here, between a number and its unit or before a punctuation mark.
}
    .hint = Check whether this is intended.
fix--spaces = Use narrow no-break spaces
fix--set = Fix this
fix--plain-number = Write the number without braces
fix--looked-at = Mark the text of “{ $fragment }” as reviewed
text--outside = This isn’t in a fragment, so it isn’t printed.
    .hint = A fragment starts with a heading that has an id: “# Title {"{"}#id{"}"}”.
variant--one-language = “{ $path }” has a text in { $said } only, not in { $missing }.
    .hint = Add it in the other languages. Until then, they use the text of the rules without this house rule, or no text.
l10n--term = The source says “{ $found }”, which is “{ $word }” in this language ({ $id }), but the translation uses a different word.
    .hint = Use a form of “{ $word }”, or add the other word to the “also” column of the glossary.
text--too-long = “{ $id }” has { $length } characters in this language ({ $lang }), but only { $max } fit.
    .hint = Use a shorter word, or raise “max”.
text--max = The number of characters for “{ $id }” isn’t a positive whole number.
    .hint = Enter how many characters fit where the text is shown.
l10n--not-taken = { $more ->
    [0] “{ $column }” differs here for “{ $id }”, but the glossary has no cell for it.
    [one] “{ $column }” differs here for “{ $id }” and 1 more term, but the glossary has no cells for them.
   *[other] “{ $column }” differs here for “{ $id }” and { $more } more terms, but the glossary has no cells for them.
}
    .hint = Add a column “{ $column }” to the glossary, with a cell in each line, and import the file again.
note--unknown = Unknown name “{ $part }”: the rules have nothing this thread could be about.
    .hint = Use the current name of the rule, such as procedure/strike, or resolve the thread.
    .near = Did you mean “{ $near }”?
note--changed = “{ $part }” has changed since this thread was started.
    .hint = Check whether the thread is still valid, then confirm that, reply, or resolve it.
note--line = This line isn’t part of a thread: “{ $line }”.
    .hint = A thread starts with a heading such as “## procedure/strike”. Each line below starts with “- ”; continuation lines are indented.
fix--still-holds = Confirm that the comment on “{ $part }” is still valid
